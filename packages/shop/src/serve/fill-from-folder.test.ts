import * as reference from '@diwan/reference-api';
import { expect, it } from 'vitest';
import type { ShopFolder } from '../config/open-folder';
import { fillFromFolder } from './fill-from-folder';

const files = { catalogue: '/shop/catalogue.json', spreadsheets: ['/shop/products.csv'] };

/** Fills the database of a shop; resolves to the outcomes that are reported. */
async function fill(outcome: 'same' | 'refused', { hasContent }: { hasContent: boolean }) {
  const reported: string[] = [];
  await fillFromFolder({ files, media: '/shop/media' } as ShopFolder, (applied) =>
    reported.push(applied.outcome),
  )?.({} as reference.Database, {
    ...reference,
    hasContent: async () => hasContent,
    applyFiles: async (_db, given) => {
      expect(given).toBe(files);
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
