import { typedCode } from '@diwan/sdk/commerce';
import { MAX_TYPED_CODE } from '@diwan/sdk/contract';
import { defineCmsPage } from '../_shared/cms/define-cms-page';

/** Pages with an address of their own, at which search engines list them. */
const OWN_PATHS: Readonly<Record<string, string>> = {
  home: '/',
  products: '/products',
  interiors: '/interior-design',
};

/** The slug of a page as it is stored, from an address as typed or pasted. */
const slugOf = (text: string): string => typedCode(text.slice(0, MAX_TYPED_CODE)).toLowerCase();

export default defineCmsPage({
  load: ({ client, params, signal }) => client.pages.get(slugOf(params.slug ?? ''), { signal }),
  head: ({ path }) => {
    const slug = slugOf(decodeURIComponent(path.split('/').filter(Boolean)[1] ?? ''));
    return { path: OWN_PATHS[slug] ?? `/pa/${encodeURIComponent(slug)}` };
  },
  banner: 'half',
  emptyKey: 'common:no_sections_page',
});
