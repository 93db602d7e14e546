import { definePage } from '../../navigation/page/define-page';
import { UnavailableScreen } from './UnavailableScreen';

export default definePage({
  layout: 'minimal',
  namespaces: ['screens'],
  head: (_data, { t }) => ({ name: t('screens:unavailable.title'), isPrivate: true }),
  component: UnavailableScreen,
});
