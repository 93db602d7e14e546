import { definePage } from '../../navigation/page/define-page';
import { NotFoundScreen } from './NotFoundScreen';

export default definePage({
  layout: 'minimal',
  namespaces: ['screens'],
  head: (_data, { t }) => ({ name: t('screens:not_found.title'), isPrivate: true }),
  component: NotFoundScreen,
});
