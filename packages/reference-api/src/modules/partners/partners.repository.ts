import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { partners } from '../../db/schema';
import type { ApiRequest } from '../../platform/endpoints/implement';
import { withTotal } from '../../platform/wire/list-page';
import { optionalMediaUrl } from '../../platform/wire/media-url';
import { names } from '../../platform/wire/names';

export async function listPartners(db: Database, { page, limit }: ApiRequest<'partners.list'>['query']) {
  const rows = await db
    .select()
    .from(partners)
    .orderBy(asc(partners.position), asc(partners.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const listed = rows.map((row) => ({
    id: row.id,
    ...names(row),
    logo_url: optionalMediaUrl(row.logoPath),
    href: row.href,
  }));
  return withTotal(listed, { page, limit, count: () => db.$count(partners) });
}
