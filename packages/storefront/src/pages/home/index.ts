import { defineCmsPage } from '../_shared/cms/define-cms-page';

export default defineCmsPage({
  load: ({ client, signal }) => client.pages.home({ signal }),
  banner: 'full',
  emptyKey: 'common:no_sections',
});
