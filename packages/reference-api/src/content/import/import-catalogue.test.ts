import { readFileSync } from 'node:fs';
import { eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, OpenDatabase } from '../../db/database';
import {
  categories,
  items,
  leadSources,
  leads,
  orderLines,
  orders,
  pages,
  projects,
  promos,
  sections,
} from '../../db/schema';
import { demoCatalogue, seedDemo } from '../../testing/demo-shop';
import { openSeededDatabase } from '../../testing/seeded-databases';
import type { Catalogue } from '../document/catalogue-schema';

let database: OpenDatabase;
let db: Database;
beforeAll(async () => {
  database = await openSeededDatabase();
  db = database.db;
});
afterAll(() => database.close());

const demo = (): Catalogue => JSON.parse(readFileSync(demoCatalogue, 'utf8'));

/** Imports the demo shop's content with a change. */
function importChanged(change: (catalogue: Catalogue) => void): Promise<void> {
  const catalogue = demo();
  change(catalogue);
  return seedDemo(db, JSON.stringify(catalogue));
}

describe('importing a catalogue', () => {
  it('updates changed content and keeps visitors’ data', async () => {
    const [lead] = await db
      .insert(leads)
      .values({ sourceId: 1, name: 'Noura', phone: '0501234567' })
      .returning();
    const [order] = await db
      .insert(orders)
      .values({
        number: 'T-1',
        name: 'Noura',
        phoneDigits: '966501234567',
        zoneId: 1,
        areaEn: 'Riyadh',
        areaAr: 'الرياض',
        promoId: 1,
        subtotal: 844_900,
        couponDiscount: 0,
        shippingFee: 12_000,
        taxPercent: 15,
        tax: 126_735,
        total: 983_635,
      })
      .returning();
    const line = {
      code: 'X',
      nameEn: 'X',
      nameAr: 'X',
      quantity: 1,
      price: 1,
      discount: 0,
      unitPrice: 1,
      lineTotal: 1,
    };
    await db.insert(orderLines).values([
      { ...line, orderId: order?.id ?? 0, itemId: 101 },
      { ...line, orderId: order?.id ?? 0, itemId: 145 },
    ]);
    await db.update(promos).set({ usedCount: 7 }).where(eq(promos.id, 1));
    const [projectBefore] = await db.select().from(projects).where(eq(projects.id, 1));

    await importChanged((catalogue) => {
      catalogue.products = catalogue.products.filter(({ id }) => id !== 145);
      for (const project of catalogue.projects) project.items = [];
      for (const page of Object.values(catalogue.pages)) {
        for (const { tag } of page.sections) tag?.item_ids.splice(0);
        page.sections = page.sections.filter(({ source_id }) => source_id !== 1);
      }
      const [sofa] = catalogue.products;
      if (sofa)
        Object.assign(sofa, { name_en: 'Renamed sofa', price: 100, discount: 12.5, keywords: 'zeppelin' });
    });

    const [sofa] = await db.select().from(items).where(eq(items.id, 101));
    expect(sofa).toMatchObject({
      nameEn: 'Renamed sofa',
      price: 10_000,
      unitPrice: 8_750,
      sortNameEn: 'renamed sofa',
    });
    expect(await db.$count(items)).toBe(48);

    expect(await db.select().from(leads)).toEqual([lead]);
    expect(await db.select().from(orders)).toEqual([order]);
    const kept = await db.select({ itemId: orderLines.itemId }).from(orderLines).orderBy(orderLines.id);
    expect(kept).toEqual([{ itemId: 101 }, { itemId: null }]);
    expect(await db.$count(leadSources, eq(leadSources.id, 1))).toBe(1);
    const [promo] = await db.select().from(promos).where(eq(promos.id, 1));
    expect(promo?.usedCount).toBe(7);
    const [projectAfter] = await db.select().from(projects).where(eq(projects.id, 1));
    expect(projectAfter?.createdAt).toEqual(projectBefore?.createdAt);
  });

  it('changes the time of what changed, and only that', async () => {
    const timesOf = async () => ({
      products: await db.select({ id: items.id, at: items.updatedAt }).from(items).orderBy(items.id),
      categories: await db
        .select({ id: categories.id, at: categories.updatedAt })
        .from(categories)
        .orderBy(categories.id),
      pages: await db.select({ id: pages.slug, at: pages.updatedAt }).from(pages).orderBy(pages.slug),
    });
    await importChanged(() => {});
    const before = await timesOf();
    expect(before.products.every(({ at }) => at)).toBe(true);
    await importChanged(({ products, pages: { home } }) => {
      // Another place in the list isn't a change of the page.
      for (const product of products) product.postion = 1000 - product.id;
      const [sofa] = products;
      if (sofa) sofa.description_en = 'Now with a higher back.';
      home?.sections.pop();
    });
    const after = await timesOf();
    const changed = (kind: keyof typeof before) =>
      after[kind].filter(({ at }, index) => at?.getTime() !== before[kind][index]?.at?.getTime());
    expect(changed('products').map(({ id }) => id)).toEqual([101]);
    expect(changed('categories').map(({ id }) => id)).toEqual([1]);
    expect(changed('pages').map(({ id }) => id)).toEqual(['home']);
  });

  it('keeps the time of a record unknown until it changes', async () => {
    await db.update(items).set({ contentHash: null, updatedAt: null, importHash: null });
    const unknown = () => db.$count(items, isNull(items.updatedAt));
    await importChanged(({ redirects }) => redirects.push({ slug: 'new', url: '/products' }));
    expect(await unknown()).toBe(49);
    await importChanged(({ products: [sofa] }) => {
      if (sofa) sofa.name_en = 'Renamed';
    });
    expect(await unknown()).toBe(48);
  });

  it('allows products and promos to swap their codes', async () => {
    const codesOf = async (table: typeof items | typeof promos, ids: number[]) =>
      (await db.select({ code: table.code }).from(table).where(inArray(table.id, ids)).orderBy(table.id)).map(
        ({ code }) => code,
      );
    const before = [await codesOf(items, [101, 102]), await codesOf(promos, [1, 2])];
    await importChanged(({ products: [one, other], promos: [promo, otherPromo] }) => {
      if (one && other) [one.code, other.code] = [other.code, one.code];
      if (promo && otherPromo) [promo.code, otherPromo.code] = [otherPromo.code, promo.code];
    });
    const after = [await codesOf(items, [101, 102]), await codesOf(promos, [1, 2])];
    expect(after).toEqual(before.map((codes) => [...codes].reverse()));
  });

  it('changes nothing if the catalogue is invalid, and reports the path', async () => {
    const before = await db.$count(items);
    const broken = importChanged((catalogue) => {
      catalogue.products.splice(5);
      const [, second] = catalogue.products;
      if (second) second.price = -5;
    });
    await expect(broken).rejects.toThrow(/is invalid at products\.1\.price: [^\n]+$/);
    expect(await db.$count(items)).toBe(before);
  });

  it('keeps the old content if writing the new one fails midway', async () => {
    const before = await db.$count(sections);
    await db.execute(
      "create or replace function refuse() returns trigger as $$ begin raise exception 'no'; end $$ language plpgsql",
    );
    await db.execute(
      'create trigger refuse before insert on redirects for each row execute function refuse()',
    );
    await expect(importChanged((catalogue) => catalogue.products.splice(10))).rejects.toThrow();
    await db.execute('drop trigger refuse on redirects');
    expect(await db.$count(sections)).toBe(before);
    expect(await db.$count(items)).toBe(49);
  });
});
