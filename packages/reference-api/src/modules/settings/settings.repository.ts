import { type Settings, settingsSchema } from '@diwan/sdk/contract';
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../db/database';
import { settingsGroups } from '../../db/schema';

/** The settings of some groups, unknown names left out; undefined when all are unknown. */
export async function findSettings(db: Database, groups: string[]): Promise<Settings | undefined> {
  const rows = await db.select().from(settingsGroups).where(inArray(settingsGroups.name, groups));
  if (rows.length === 0) return undefined;
  return v.parse(settingsSchema, Object.assign({}, ...rows.map(({ values }) => values)));
}
