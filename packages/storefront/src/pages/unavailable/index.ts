import { definePage } from '../../routing/page';
import { UnavailableScreen } from './UnavailableScreen';

export default definePage({
  layout: 'minimal',
  head: (_data, { t }) => ({ name: t('layout:unavailable.title'), isPrivate: true }),
  component: UnavailableScreen,
});
