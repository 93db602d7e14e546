import type { CustomizableItem } from '@diwan/sdk/commerce';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { isShown } from '../../db/is-shown';
import {
  itemColors,
  itemFabrics,
  items,
  projects,
  quoteRequestDetails,
  quoteRequests,
} from '../../db/schema';

export type RequestRow = typeof quoteRequests.$inferSelect;

export interface QuotableItem extends CustomizableItem {
  code: string;
  nameEn: string;
  nameAr: string;
}

/** Products by id with their customization options; unknown ids are skipped. */
export async function quotableItems(
  tx: Database,
  ids: readonly number[],
): Promise<Map<number, QuotableItem>> {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({
      id: items.id,
      code: items.code,
      nameEn: items.nameEn,
      nameAr: items.nameAr,
      // Of the JSON only these: it is most of a product.
      allowEditColors: sql<boolean>`${items.summary} -> 'allow_edit_colors'`,
      allowEditFabrics: sql<boolean>`${items.summary} -> 'allow_edit_fabrics'`,
      allowEditDimension: sql<boolean>`${items.summary} -> 'allow_edit_dimension'`,
      dimensions: sql<QuotableItem['dimensions']>`${items.details} -> 'dimensions'`,
      colorIds: sql<
        number[]
      >`array(select ${itemColors.colorId} from ${itemColors} where ${itemColors.itemId} = ${items.id})`,
      fabricIds: sql<
        number[]
      >`array(select ${itemFabrics.fabricId} from ${itemFabrics} where ${itemFabrics.itemId} = ${items.id})`,
    })
    .from(items)
    .where(and(isShown, inArray(items.id, [...new Set(ids)])));
  return new Map(
    found.map(({ id, colorIds, fabricIds, ...item }) => [
      id,
      { ...item, colorIds: new Set(colorIds), fabricIds: new Set(fabricIds) },
    ]),
  );
}

export async function projectExists(tx: Database, id: number): Promise<boolean> {
  const rows = await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, id));
  return rows.length > 0;
}

type NewRequest = typeof quoteRequests.$inferInsert;
export type NewDetail = Omit<typeof quoteRequestDetails.$inferSelect, 'id' | 'requestId'>;

export async function insertRequest(
  tx: Database,
  request: NewRequest,
  details: readonly NewDetail[],
): Promise<RequestRow> {
  const [stored] = await tx.insert(quoteRequests).values(request).returning();
  if (!stored) throw new Error('insert returned no row');
  if (details.length > 0) {
    const rows = details.map(({ itemId, nameEn, nameAr, ...detail }) => ({
      ...detail,
      item_id: itemId,
      name_en: nameEn,
      name_ar: nameAr,
    }));
    // As one value: 200 details would be 1,400 parameters, whose statement takes longer to build than to run.
    await tx.execute(sql`
      insert into ${quoteRequestDetails} (request_id, item_id, code, name_en, name_ar, quantity, customization)
      select ${stored.id}, item_id, code, name_en, name_ar, quantity, customization
      from jsonb_populate_recordset(null::${quoteRequestDetails}, ${JSON.stringify(rows)}::jsonb)`);
  }
  return stored;
}
