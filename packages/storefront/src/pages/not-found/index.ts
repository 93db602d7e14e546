import { definePage } from '../../page';
import { NotFoundView } from './NotFoundView';

export default definePage({
  layout: 'minimal',
  head: (_data, { t }) => ({ name: t('errors:not_found.title'), isPrivate: true }),
  View: NotFoundView,
});
