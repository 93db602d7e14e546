import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, expect, it, vi } from 'vitest';

/* Fields that only the contract knows: what documents, spreadsheets, database and API do with them, without code of their own. */
vi.mock('@diwan/sdk/contract', async (original) => {
  const contract = await original<typeof import('@diwan/sdk/contract')>();
  const inLists = {
    is_stackable: contract.productSummarySchema.entries.is_saudi_made,
    seats: v.nullish(v.number()),
  };
  const onPages = { care_en: v.nullish(v.string()), finishes: v.nullish(v.array(v.string())) };
  const withEntries = <Schema extends { entries: object }>(schema: Schema, entries: object): Schema => ({
    ...schema,
    entries: { ...schema.entries, ...entries },
  });
  return {
    ...contract,
    productSummarySchema: withEntries(contract.productSummarySchema, inLists),
    productSchema: withEntries(contract.productSchema, { ...inLists, ...onPages }),
  };
});

// Files of one process share what they import.
afterAll(() => {
  vi.doUnmock('@diwan/sdk/contract');
  vi.resetModules();
});

// The tests' setup has imported them with the contract as it is.
vi.resetModules();
const { composeContent } = await import('../files/compose-content');
const { importCatalogue } = await import('../../testing/import-catalogue');
const { fullProduct, productSummaries } = await import('../../modules/items/products.repository');
const { hasIdOrCode } = await import('../../modules/items/items.repository');
const { openSeededDatabase } = await import('../../testing/seeded-databases');

const smallShop = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../testing/small-shop.json'), 'utf8'),
);
const [table] = smallShop.products;
const compose = (fields: object, sheet = 'code\n') =>
  composeContent(
    {
      file: 'catalogue.json',
      text: JSON.stringify({ ...smallShop, products: [{ ...table, ...fields }] }),
    },
    [{ file: 'products.csv', text: sheet }],
    { mediaFolder: '/nowhere' },
  );

it('a field of the contract is accepted in documents and spreadsheets, stored and returned', async () => {
  const { catalogue, problems, warnings } = await compose(
    { is_stackable: true, seats: 4, care_en: 'Oil it.', finishes: ['oil', 'wax'] },
    `code,seats,care_en,name_en,name_ar,price,is_stackable\n${table.code},6\nCB1,,Wax it.,Bench,مقعد,900,no\n`,
  );
  expect([problems, warnings.filter(({ message }) => /unknown key/.test(message))]).toEqual([undefined, []]);
  if (!catalogue) throw new Error('refused');
  const { db, close } = await openSeededDatabase();
  try {
    await importCatalogue(db, catalogue);
    const ids = catalogue.products.map(({ id }) => id);
    const inLists = { is_stackable: true, seats: 6 };
    const [first, second] = await productSummaries(db, ids);
    expect(first).toMatchObject(inLists);
    expect(first).not.toHaveProperty('care_en');
    expect(second).toMatchObject({ code: 'CB1', is_stackable: false });
    expect(await fullProduct(db, hasIdOrCode(table.code))).toMatchObject({
      ...inLists,
      care_en: 'Oil it.',
      finishes: ['oil', 'wax'],
    });
    expect(await fullProduct(db, hasIdOrCode('CB1'))).toMatchObject({ care_en: 'Wax it.' });
  } finally {
    await close();
  }
});

it('what is wrong in one is named with its place', async () => {
  expect((await compose({ is_stackable: 'yes', seats: 'four' })).problems).toEqual([
    expect.objectContaining({ message: 'products[0].is_stackable: expected boolean, got "yes"' }),
    expect.objectContaining({ message: 'products[0].seats: expected number, got "four"' }),
  ]);
  expect((await compose({}, `code,seats,is_stackable\n${table.code},many,perhaps\n`)).problems).toEqual([
    { file: 'products.csv', line: 2, message: expect.stringContaining('seats: "many" isn\'t a number') },
    { file: 'products.csv', line: 2, message: expect.stringContaining('"perhaps" must be yes') },
  ]);
});
