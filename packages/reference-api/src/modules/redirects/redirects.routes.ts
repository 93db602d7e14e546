import { eq } from 'drizzle-orm';
import { redirects } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import type { Handlers } from '../../implement';

export const redirectsRoutes = ({
  db,
  config,
}: Pick<Dependencies, 'db' | 'config'>): Pick<Handlers, 'redirects.get'> => ({
  'redirects.get': async ({ params: { slug }, context }) => {
    const [row] = await db.select().from(redirects).where(eq(redirects.slug, slug));
    if (!row) throw new ApiError('link_not_found');
    // Paths of the shop are kept without its address, which only the running shop knows.
    return new URL(row.url, config.publicUrl ?? context.req.url).href;
  },
});
