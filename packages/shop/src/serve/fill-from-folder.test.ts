import * as reference from '@diwan/reference-api';
import { expect, it } from 'vitest';
import type { ShopFolder } from '../config/open-folder';
import { fillFromFolder, type Removals } from './fill-from-folder';

const files = { catalogue: '/shop/catalogue.json', spreadsheets: ['/shop/products.csv'] };

/** Fills the database of a shop; resolves to the outcomes that are reported. */
async function fill(
  outcome: 'same' | 'refused' | 'unconfirmed',
  { hasContent, removals }: { hasContent: boolean; removals?: Removals },
) {
  const reported: string[] = [];
  const changes = { products: 1, added: 0, changed: 0, removed: ['A1', 'A2'], hidden: [], prices: [] };
  await fillFromFolder(
    { files, media: '/shop/media' } as ShopFolder,
    (applied) => reported.push(applied.outcome),
    { removals },
  )?.({} as reference.Database, {
    ...reference,
    hasContent: async () => hasContent,
    applyFiles: async (_db, given, { unaskedRemovals = Number.POSITIVE_INFINITY }) => {
      expect(given).toBe(files);
      if (outcome === 'unconfirmed')
        return unaskedRemovals < changes.removed.length
          ? { outcome, changes, warnings: [] }
          : { outcome: 'applied', changes, addedCategories: [], surprises: [], warnings: [] };
      return outcome === 'same'
        ? { outcome, warnings: [] }
        : { outcome, warnings: [], problems: [], missingCategories: [] };
    },
  });
  return reported;
}

it('reports nothing of files that are the content already', async () => {
  expect(await fill('same', { hasContent: true })).toEqual([]);
});

it('starts with the last content if the files have problems, and not at all without any', async () => {
  expect(await fill('refused', { hasContent: true })).toEqual(['refused']);
  await expect(fill('refused', { hasContent: false })).rejects.toThrow('The shop has no content yet.');
});

it('removes most products only if that is confirmed, or not asked for', async () => {
  const removals = (isRight: boolean) => ({ unasked: 0, ask: async () => isRight });
  const fillAsking = (given?: Removals) =>
    fill('unconfirmed', { hasContent: true, ...(given && { removals: given }) });
  expect(await fillAsking({ unasked: 0 })).toEqual(['unconfirmed']);
  expect(await fillAsking(removals(false))).toEqual(['unconfirmed']);
  expect(await fillAsking(removals(true))).toEqual(['unconfirmed', 'applied']);
  expect(await fillAsking({ unasked: 2 })).toEqual(['applied']);
  expect(await fillAsking()).toEqual(['applied']);
});
