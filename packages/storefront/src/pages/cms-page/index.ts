import { defineCmsPage } from '../_shared/cms/define-cms-page';

/** Pages with an address of their own, at which search engines list them. */
const OWN_PATHS: Readonly<Record<string, string>> = {
  home: '/',
  products: '/products',
  interiors: '/interior-design',
};

export default defineCmsPage({
  load: ({ client, params, signal }) => client.pages.get(params.slug ?? '', { signal }),
  head: ({ path }) => {
    const slug = path.split('/').filter(Boolean)[1] ?? '';
    return { path: OWN_PATHS[slug] ?? `/pa/${slug}` };
  },
  banner: 'half',
  emptyKey: 'common:no_sections_page',
});
