import * as reference from '@diwan/reference-api';
import { expect, it } from 'vitest';
import type { ShopFolder } from '../config/open-folder';
import { fillFromFolder } from './fill-from-folder';

const files = { catalogue: '/shop/catalogue.json', spreadsheets: ['/shop/products.csv'] };

/** Fills the database of a shop; resolves to what is printed and applied. */
async function fill({
  contentIn,
  hasContent = true,
  haveFilesChanged = false,
  outcome = 'same' as 'same' | 'refused',
}: Pick<ShopFolder, 'contentIn'> & {
  hasContent?: boolean;
  haveFilesChanged?: boolean;
  outcome?: 'same' | 'refused';
}) {
  const printed: string[] = [];
  const applied: unknown[] = [];
  const output = { out: () => {}, error: (line: string) => printed.push(line) };
  const folder = { files, contentIn, media: '/shop/media' } as ShopFolder;
  await fillFromFolder(
    folder,
    () => {},
    output,
  )?.({} as reference.Database, {
    ...reference,
    hasContent: async () => hasContent,
    haveFilesChanged: async () => haveFilesChanged,
    applyFiles: async (_db, _files, { source }) => {
      applied.push(source);
      return outcome === 'same' ? { outcome, warnings: [] } : { outcome, warnings: [], problems: [] };
    },
  });
  return { printed, applied };
}

it('where the database rules, says that changed files are not shown, and how to go on', async () => {
  const { printed, applied } = await fill({ contentIn: 'database', haveFilesChanged: true });
  expect(applied).toEqual([]);
  expect(printed).toEqual([
    expect.stringMatching(
      /^catalogue\.json, products\.csv changed, but the shop shows the content of its database .*diwan import catalogue\.json.*diwan export catalogue\.json\.$/,
    ),
  ]);
});

it('where the database rules, says nothing of files that are as they were', async () => {
  expect(await fill({ contentIn: 'database' })).toEqual({ printed: [], applied: [] });
});

it('makes the files the first content of a database that rules from then on', async () => {
  expect((await fill({ contentIn: 'database', hasContent: false })).applied).toEqual(['import']);
});

it('applies the files where they rule, and starts with the last content if they have problems', async () => {
  expect((await fill({ contentIn: 'files', haveFilesChanged: true })).applied).toEqual(['files']);
  expect((await fill({ contentIn: 'files', outcome: 'refused' })).applied).toEqual(['files']);
  await expect(fill({ contentIn: 'files', hasContent: false, outcome: 'refused' })).rejects.toThrow(
    'The shop has no content yet.',
  );
});
