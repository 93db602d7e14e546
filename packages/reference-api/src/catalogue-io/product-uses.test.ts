import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/database';
import * as schema from '../db/schema';
import { demoCatalogue, demoMediaFolder } from '../testing/demo-shop';
import { openSeededDatabase } from '../testing/seeded-databases';
import { importFile } from './import-file';

/** A sofa of the demo that is in a set and in sections. */
const SOFA = 101;

let database: OpenDatabase;
let folder: string;
beforeEach(async () => {
  database = await openSeededDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-uses-'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

interface Demo {
  products: { id: number; hidden?: boolean; related_ids?: number[]; set_items?: { item_id: number }[] }[];
  projects: { items?: { item_id: number }[] }[];
  pages: Record<string, { sections: { tag?: { item_ids?: number[] } | null }[] }>;
}

async function importDemo(
  change: (demo: Demo) => void,
  options: { isDryRun?: boolean; isConfirmed?: boolean } = {},
) {
  const demo = JSON.parse(await readFile(demoCatalogue, 'utf8'));
  change(demo);
  const file = path.join(folder, 'catalogue.json');
  await writeFile(file, JSON.stringify(demo));
  return importFile(database.db, file, { mediaFolder: demoMediaFolder, ...options });
}

/** Removes a product and all that names it. */
function without(demo: Demo): void {
  demo.products = demo.products.filter(({ id }) => id !== SOFA);
  for (const product of demo.products) {
    product.related_ids = product.related_ids?.filter((id) => id !== SOFA) ?? [];
    product.set_items = product.set_items?.filter(({ item_id }) => item_id !== SOFA) ?? [];
  }
  for (const project of demo.projects)
    project.items = project.items?.filter(({ item_id }) => item_id !== SOFA) ?? [];
  for (const page of Object.values(demo.pages))
    for (const { tag } of page.sections)
      if (tag) tag.item_ids = tag.item_ids?.filter((id) => id !== SOFA) ?? [];
}

const hidden = ({ products }: Demo) => {
  for (const product of products) if (product.id === SOFA) product.hidden = true;
};

const hasSofa = async () => (await database.db.select().from(schema.items)).some(({ id }) => id === SOFA);

describe('an import that removes or hides a product', () => {
  it.each([
    ['removes', without, false],
    ['hides', hidden, true],
  ])(
    '%s one says where it is used, and asks before sets and sections lose it',
    async (_name, change, isHidden) => {
      const [lead] = await database.db.insert(schema.leads).values({ name: 'Sara', phone: '1' }).returning();
      const [request] = await database.db
        .insert(schema.quoteRequests)
        .values({ leadId: lead?.id ?? 0 })
        .returning();
      await database.db.insert(schema.quoteRequestDetails).values({
        requestId: request?.id ?? 0,
        itemId: SOFA,
        code: 'NF1042',
        nameEn: 'Sofa',
        nameAr: 'كنبة',
        quantity: 1,
      });
      const use = { code: 'NF1042', isHidden, openRequests: 1, openOrders: 0 };
      const dry = await importDemo(change, { isDryRun: true });
      if (!dry.imported) throw new Error('refused');
      expect(dry.uses).toMatchObject([use]);
      const [{ sets, sections } = { sets: [], sections: [] }] = dry.uses;
      expect(sets.length).toBeGreaterThan(0);
      expect(sections).toContainEqual(expect.stringMatching(/^home: ./));

      expect(await importDemo(change)).toMatchObject({ isWritten: false, uses: [use] });
      const [row] = await database.db.select().from(schema.quoteRequestDetails);
      expect(row?.itemId).toBe(SOFA);
      expect(await importDemo(change, { isConfirmed: true })).toMatchObject({ isWritten: true });
      expect(await hasSofa()).toBe(isHidden);
    },
  );

  it('does not ask about one that is used nowhere', async () => {
    const lonely = (demo: Demo) => {
      without(demo);
    };
    await importDemo(lonely, { isConfirmed: true });
    await importDemo(
      (demo) => {
        const sofa = {
          ...structuredClone(demo.products.find(({ id }) => id !== SOFA)),
          id: 7001,
          code: 'ZZ1',
        };
        lonely(demo);
        demo.products.push({
          ...sofa,
          images: [],
          set_items: [],
          related_ids: [],
        } as Demo['products'][number]);
      },
      { isConfirmed: true },
    );
    expect(await importDemo(lonely)).toMatchObject({
      isWritten: true,
      uses: [{ code: 'ZZ1', sets: [], sections: [] }],
    });
  });
});
