import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { promoRedemptions, promos } from '../../db/schema';
import type { PromoRow } from './usable-promo';

/** A promo by its code, however that is typed. */
export async function promoByCode(db: Database, code: string): Promise<PromoRow | undefined> {
  const [promo] = await db
    .select()
    .from(promos)
    .where(eq(promos.code, sql`upper(${code}::text)`));
  return promo;
}

/** A promo by the id its verification returned. */
export async function promoByWireId(db: Database, wireId: number): Promise<PromoRow | undefined> {
  const [promo] = await db.select().from(promos).where(eq(promos.wireId, wireId));
  return promo;
}

/**
 * Counts one use of a promo, unless others have used it up since it was read. Orders with the same promo wait for
 * each other here, so that the last use is given once.
 * @param use.discount in halalas
 */
export async function redeemPromo(
  tx: Database,
  { promoId, orderId, discount }: { promoId: number; orderId: number; discount: number },
): Promise<boolean> {
  const counted = await tx
    .update(promos)
    .set({ usedCount: sql`${promos.usedCount} + 1` })
    .where(
      and(
        eq(promos.id, promoId),
        eq(promos.isActive, true),
        or(isNull(promos.usageLimit), lt(promos.usedCount, promos.usageLimit)),
      ),
    )
    .returning({ id: promos.id });
  if (counted.length === 0) return false;
  await tx.insert(promoRedemptions).values({ promoId, orderId, discount });
  return true;
}
