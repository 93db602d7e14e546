import * as schema from './schema';

/** The same for both databases. */
export const drizzleOptions = { schema, casing: 'snake_case' } as const;
