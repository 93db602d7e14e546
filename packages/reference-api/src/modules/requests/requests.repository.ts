import type { CustomizableItem } from '@diwan/sdk/commerce';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { groupRows } from '../../db/group-rows';
import { isShown } from '../../db/is-shown';
import {
  itemColors,
  itemFabrics,
  items,
  projects,
  quoteRequestDetails,
  quoteRequests,
} from '../../db/schema';

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
  const wanted = [...new Set(ids)];
  const found = await tx
    .select({
      id: items.id,
      code: items.code,
      nameEn: items.nameEn,
      nameAr: items.nameAr,
      summary: items.summary,
      details: items.details,
    })
    .from(items)
    .where(and(isShown, inArray(items.id, wanted)));
  const colors = await tx
    .select({ itemId: itemColors.itemId, id: itemColors.colorId })
    .from(itemColors)
    .where(inArray(itemColors.itemId, wanted));
  const fabrics = await tx
    .select({ itemId: itemFabrics.itemId, id: itemFabrics.fabricId })
    .from(itemFabrics)
    .where(inArray(itemFabrics.itemId, wanted));
  const colorsOf = groupRows(colors, ({ itemId }) => itemId);
  const fabricsOf = groupRows(fabrics, ({ itemId }) => itemId);
  const idSet = (rows: readonly { id: number }[]): ReadonlySet<number> => new Set(rows.map((row) => row.id));
  return new Map(
    found.map(({ id, code, nameEn, nameAr, summary, details }) => [
      id,
      {
        code,
        nameEn,
        nameAr,
        allowEditColors: summary.allow_edit_colors,
        allowEditFabrics: summary.allow_edit_fabrics,
        allowEditDimension: summary.allow_edit_dimension,
        dimensions: details.dimensions ?? null,
        colorIds: idSet(colorsOf(id)),
        fabricIds: idSet(fabricsOf(id)),
      },
    ]),
  );
}

export async function projectExists(tx: Database, id: number): Promise<boolean> {
  const rows = await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, id));
  return rows.length > 0;
}

type NewRequest = typeof quoteRequests.$inferInsert;
type NewDetail = Omit<typeof quoteRequestDetails.$inferInsert, 'requestId'>;

export async function insertRequest(
  tx: Database,
  request: NewRequest,
  details: readonly NewDetail[],
): Promise<number> {
  const [stored] = await tx.insert(quoteRequests).values(request).returning({ id: quoteRequests.id });
  if (!stored) throw new Error('insert returned no row');
  const { id } = stored;
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
      select ${id}, item_id, code, name_en, name_ar, quantity, customization
      from jsonb_populate_recordset(null::${quoteRequestDetails}, ${JSON.stringify(rows)}::jsonb)`);
  }
  return id;
}
