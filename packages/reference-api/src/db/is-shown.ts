import { sql } from 'drizzle-orm';
import { items } from './schema';

/** Whether a product is shown and sold: not hidden. */
export const isShown = sql`not ${items.isHidden}`;
