import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { ApiError } from '../../platform/http/api-error';
import { findRedirect } from './redirects.repository';

export const redirectsRoutes = ({
  db,
  config,
}: Pick<Dependencies, 'db' | 'config'>): Pick<Handlers, 'redirects.get'> => ({
  'redirects.get': async ({ params, origin }) => {
    const url = await findRedirect(db, params.slug);
    if (url === undefined) throw new ApiError('link_not_found');
    // Paths are stored without an origin, which only the running shop knows.
    return new URL(url, config.publicUrl ?? origin).href;
  },
});
