import { settingsSchema } from '@diwan/sdk/contract';
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { settingsGroups } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import type { Handlers } from '../../implement';

/** Names that are no group are left out; an answer with no group at all is `not_found`. */
export const settingsRoutes = ({ db }: Pick<Dependencies, 'db'>): Pick<Handlers, 'settings.get'> => ({
  'settings.get': async ({ params }) => {
    const rows = await db
      .select()
      .from(settingsGroups)
      .where(inArray(settingsGroups.name, params.groups.split('/')));
    if (rows.length === 0) throw new ApiError('not_found');
    return v.parse(settingsSchema, Object.assign({}, ...rows.map(({ values }) => values)));
  },
});
