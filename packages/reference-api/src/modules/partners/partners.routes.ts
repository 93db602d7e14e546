import { asc } from 'drizzle-orm';
import { partners } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import type { Handlers } from '../../implement';
import { optionalMediaUrl } from '../../wire/media-url';
import { names } from '../../wire/names';

export const partnersRoutes = ({ db }: Pick<Dependencies, 'db'>): Pick<Handlers, 'partners.list'> => ({
  'partners.list': async ({ query: { page, limit } }) => {
    const rows = await db
      .select()
      .from(partners)
      .orderBy(asc(partners.position), asc(partners.id))
      .limit(limit)
      .offset((page - 1) * limit);
    return rows.map((row) => ({
      id: row.id,
      ...names(row),
      logo_url: optionalMediaUrl(row.logoPath),
      href: row.href,
    }));
  },
});
