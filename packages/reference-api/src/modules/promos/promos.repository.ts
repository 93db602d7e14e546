import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { promoRedemptions, promos } from '../../db/schema';
import type { PromoRow } from './usable-promo';

/** Finds a promo by its code in capitals. */
export async function promoByCode(db: Database, code: string): Promise<PromoRow | undefined> {
  const [promo] = await db.select().from(promos).where(eq(promos.code, code));
  return promo;
}

/** Finds a promo by the id that `promos.verify` returned. */
export async function promoByWireId(db: Database, wireId: number): Promise<PromoRow | undefined> {
  const [promo] = await db.select().from(promos).where(eq(promos.wireId, wireId));
  return promo;
}

/**
 * Redeems a promo unless it has been used up or deactivated since it was read. The row lock serializes orders with the
 * same promo, so that the last use is granted once.
 * @param use.discount in minor units
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
