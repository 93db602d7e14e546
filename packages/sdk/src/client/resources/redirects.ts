import { redirectsGet } from '../../contract/endpoints/redirects';
import type { ReadCall, RequestOptions } from '../call';

/** Short links (`/ba/{slug}`, spec §2). */
export const createRedirects = (call: ReadCall<'redirects.get'>) => ({
  /**
   * The target URL of a short link.
   * @throws NotFoundError
   */
  get: async (slug: string, options?: RequestOptions): Promise<string> =>
    (await call(redirectsGet, { params: { slug } }, options)).results,
});
/** Short links, as `client.redirects`. */
export type Redirects = ReturnType<typeof createRedirects>;
