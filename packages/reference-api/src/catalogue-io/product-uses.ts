import { ORDER_STATUS_MOVES, REQUEST_STATUS_MOVES } from '@diwan/sdk/contract';
import { and, asc, count, countDistinct, eq, inArray, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Catalogue } from '../catalogue/catalogue-schema';
import { withoutDefaultPages } from '../catalogue/default-pages';
import type { Database } from '../db/database';
import { groupRows } from '../db/group-rows';
import { isShown } from '../db/is-shown';
import * as schema from '../db/schema';

/** Where a product is used that an import removes or hides. */
export interface ProductUse {
  code: string;
  isHidden: boolean;
  /** Codes of sets it is a piece of. */
  sets: string[];
  /** Sections that list it: `home: Best sellers`. */
  sections: string[];
  projects: string[];
  /** Codes of products that name it as related. */
  related: string[];
  openRequests: number;
  openOrders: number;
  /** Whether visitors see fewer products in one of the sets or sections. */
  isMissed: boolean;
}

/** Statuses that others can follow. */
const openStatuses = <Status extends string>(moves: Readonly<Record<Status, readonly Status[]>>): Status[] =>
  (Object.keys(moves) as Status[]).filter((status) => moves[status].length > 0);

const namesBy = <Row extends { itemId: number; name: string }>(rows: readonly Row[]) => {
  const of = groupRows(rows, ({ itemId }) => itemId);
  return (id: number) => of(id).map(({ name }) => name);
};

const countsBy = (rows: readonly { itemId: number | null; count: number }[]) => {
  const counts = new Map(rows.map(({ itemId, count }) => [itemId, count]));
  return (id: number) => counts.get(id) ?? 0;
};

/** How many products visitors will see in each set. */
function piecesShown(catalogue: Catalogue): Map<number, number> {
  const willShow = shownIn(catalogue);
  return new Map(
    catalogue.products.map(({ id, set_items }) => [
      id,
      set_items.filter(({ item_id }) => willShow(item_id)).length,
    ]),
  );
}

/** How many products visitors will see in each section. */
function listedShown(catalogue: Catalogue): Map<number, number> {
  const willShow = shownIn(catalogue);
  return new Map(
    Object.values(catalogue.pages)
      .flatMap((page) => page.sections)
      .map(({ id, tag }) => [id, (tag?.item_ids ?? []).filter(willShow).length]),
  );
}

function shownIn({ products }: Catalogue) {
  const shown = new Set(products.filter(({ hidden }) => !hidden).map(({ id }) => id));
  return (id: number) => shown.has(id);
}

/** The products of lists that get shorter. */
async function shortened(
  tx: Database,
  {
    lists,
    table,
    owner,
    shownNow,
  }: {
    lists: readonly { id: number; itemId: number }[];
    table: typeof schema.setItems | typeof schema.sectionItems;
    owner: PgColumn;
    shownNow: ReadonlyMap<number, number>;
  },
): Promise<number[]> {
  if (lists.length === 0) return [];
  const { items } = schema;
  const rows = await tx
    .select({ id: sql<number>`${owner}`, count: count() })
    .from(table)
    .innerJoin(items, and(eq(items.id, table.itemId), isShown))
    .where(
      inArray(
        owner,
        lists.map(({ id }) => id),
      ),
    )
    .groupBy(owner);
  const before = new Map(rows.map(({ id, count }) => [id, count]));
  return lists
    .filter(({ id }) => (shownNow.get(id) ?? 0) < (before.get(id) ?? 0))
    .map(({ itemId }) => itemId);
}

/**
 * Finds where products are used that a new content no longer has or hides: in sets, sections and projects that stay, in
 * lists of related products, in quote requests and orders under way. What is in visitors' baskets only their browsers
 * know. Call it before writing.
 */
export async function usesOfLostProducts(tx: Database, catalogue: Catalogue): Promise<ProductUse[]> {
  const { items, setItems, sectionItems, sections, projectItems, projects, relatedItems } = schema;
  const isHidden = new Map(catalogue.products.map(({ id, hidden }) => [id, hidden]));
  const lost = (
    await tx
      .select({ id: items.id, code: items.code })
      .from(items)
      .where(eq(items.isHidden, false))
      .orderBy(asc(items.position), asc(items.id))
  ).filter(({ id }) => isHidden.get(id) !== false);
  if (lost.length === 0) return [];
  const ids = lost.map(({ id }) => id);
  const other = alias(items, 'other');
  const stays = <Row extends { id: number }>(
    rows: readonly Row[],
    kept: readonly { id: number }[],
  ): Row[] => {
    const known = new Set(kept.map(({ id }) => id));
    return rows.filter(({ id }) => known.has(id));
  };

  const sets = stays(
    await tx
      .select({ itemId: setItems.itemId, id: other.id, name: other.code })
      .from(setItems)
      .innerJoin(other, eq(other.id, setItems.setId))
      .where(inArray(setItems.itemId, ids)),
    catalogue.products,
  );
  const related = await tx
    .select({ itemId: relatedItems.relatedId, id: other.id, name: other.code })
    .from(relatedItems)
    .innerJoin(other, eq(other.id, relatedItems.itemId))
    .where(inArray(relatedItems.relatedId, ids));
  // Pages made from the products follow them.
  const written = Object.entries(withoutDefaultPages(catalogue).pages ?? {});
  const listing = stays(
    await tx
      .select({
        itemId: sectionItems.itemId,
        id: sections.id,
        page: sections.pageSlug,
        title: sections.titleEn,
        tag: sections.tagNameEn,
      })
      .from(sectionItems)
      .innerJoin(sections, eq(sections.id, sectionItems.sectionId))
      .where(
        and(
          inArray(sectionItems.itemId, ids),
          inArray(
            sections.pageSlug,
            written.map(([slug]) => slug),
          ),
        ),
      ),
    written.flatMap(([, page]) => page.sections ?? []),
  );
  const inProjects = await tx
    .select({ itemId: projectItems.itemId, id: projects.id, name: projects.nameEn })
    .from(projectItems)
    .innerJoin(projects, eq(projects.id, projectItems.projectId))
    .where(inArray(projectItems.itemId, ids));
  const { quoteRequests, quoteRequestDetails, orders, orderLines } = schema;
  const requests = await tx
    .select({ itemId: quoteRequestDetails.itemId, count: countDistinct(quoteRequests.id) })
    .from(quoteRequestDetails)
    .innerJoin(quoteRequests, eq(quoteRequests.id, quoteRequestDetails.requestId))
    .where(
      and(
        inArray(quoteRequestDetails.itemId, ids),
        inArray(quoteRequests.status, openStatuses(REQUEST_STATUS_MOVES)),
      ),
    )
    .groupBy(quoteRequestDetails.itemId);
  const ordered = await tx
    .select({ itemId: orderLines.itemId, count: countDistinct(orders.id) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(orderLines.itemId, ids), inArray(orders.status, openStatuses(ORDER_STATUS_MOVES))))
    .groupBy(orderLines.itemId);

  const setsOf = namesBy(sets);
  const relatedOf = namesBy(stays(related, catalogue.products));
  const sectionsOf = namesBy(
    listing.map(({ itemId, page, title, tag, id }) => ({ itemId, name: `${page}: ${title || tag || id}` })),
  );
  const missed = new Set([
    ...(await shortened(tx, {
      lists: sets,
      table: setItems,
      owner: setItems.setId,
      shownNow: piecesShown(catalogue),
    })),
    ...(await shortened(tx, {
      lists: listing,
      table: sectionItems,
      owner: sectionItems.sectionId,
      shownNow: listedShown(catalogue),
    })),
  ]);
  const projectsOf = namesBy(stays(inProjects, catalogue.projects));
  const requestsOf = countsBy(requests);
  const ordersOf = countsBy(ordered);
  return lost.map(({ id, code }) => ({
    code,
    isHidden: isHidden.has(id),
    sets: setsOf(id),
    sections: sectionsOf(id),
    projects: projectsOf(id),
    related: relatedOf(id),
    openRequests: requestsOf(id),
    openOrders: ordersOf(id),
    isMissed: missed.has(id),
  }));
}

/** Whether a set or a section loses a product that visitors see there now, without another in its place. */
export const breaksContent = (uses: readonly ProductUse[]): boolean => uses.some(({ isMissed }) => isMissed);
