import { defineCmsPage } from '../_shared/cms/define-cms-page';

export default defineCmsPage({
  load: ({ client, signal }) => client.pages.products({ signal }),
  emptyKey: 'common:no_sections',
});
