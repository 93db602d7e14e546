import { definePage } from '../../routing/page';
import { NotFoundScreen } from './NotFoundScreen';

export default definePage({
  layout: 'minimal',
  head: (_data, { t }) => ({ name: t('errors:not_found.title'), isPrivate: true }),
  component: NotFoundScreen,
});
