import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { redirects } from '../../db/schema';

/** The target of a short link: an absolute URL or a path in the shop. */
export async function findRedirect(db: Database, slug: string): Promise<string | undefined> {
  const [row] = await db.select().from(redirects).where(eq(redirects.slug, slug));
  return row?.url;
}
