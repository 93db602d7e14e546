import { defineCmsPage } from '../_shared/cms/define-cms-page';

export default defineCmsPage({
  load: ({ client, signal }) => client.pages.get('interiors', { signal }),
  banner: 'full',
  emptyKey: 'common:no_sections',
});
