import { defineCmsPage } from '../_shared/cms/define-cms-page';

export default defineCmsPage({
  load: ({ client, params, signal }) => client.pages.get(params.slug ?? '', { signal }),
  banner: 'half',
  emptyKey: 'common:no_sections_page',
});
