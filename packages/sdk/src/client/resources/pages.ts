import type { Page, PageSummary, TermsPage } from '../../contract';
import { pagesGet, pagesList, pagesTerms } from '../../contract/endpoints/pages';
import { pageSchemaWith } from '../../contract/page';
import type { ReadCall, RequestOptions } from '../call';

/** CMS pages: lists of sections, sorted and filtered by the caller (spec §2). */
export const createPages = (
  call: ReadCall<'pages.get' | 'pages.list' | 'pages.terms'>,
  /** Types of sections that the contract doesn't have. Their fields are returned as received. */
  ownTypes: readonly string[] = [],
) => {
  const pageRoute = ownTypes.length > 0 ? { ...pagesGet, results: pageSchemaWith(ownTypes) } : pagesGet;
  /**
   * A page by its slug (`/pa/{slug}`); `home`, `interiors` and `products` are those of the shop's own pages.
   * @throws NotFoundError
   */
  const get = async (slug: string, options?: RequestOptions): Promise<Page> =>
    (await call(pageRoute, { params: { slug } }, options)).results;

  return {
    get,
    /**
     * All pages, for site maps.
     * @throws NotFoundError when the backend doesn't list its pages
     */
    list: async (options?: RequestOptions): Promise<PageSummary[]> =>
      (await call(pagesList, {}, options)).results,

    /** Terms and conditions; the contents are HTML and must be sanitised before rendering. */
    terms: async (options?: RequestOptions): Promise<TermsPage> =>
      (await call(pagesTerms, {}, options)).results,
  };
};
/** CMS pages, as `client.pages`. */
export type Pages = ReturnType<typeof createPages>;
