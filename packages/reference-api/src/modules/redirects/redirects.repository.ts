import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { redirects } from '../../db/schema';

/** Where a short link leads: a full address, or a path of the shop. */
export async function findRedirect(db: Database, slug: string): Promise<string | undefined> {
  const [row] = await db.select().from(redirects).where(eq(redirects.slug, slug));
  return row?.url;
}
