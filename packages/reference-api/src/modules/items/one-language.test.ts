import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyFiles } from '../../content/files/content-files';
import { expectResults } from '../../testing/contract-check';
import { demoCatalogue, demoMediaFolder } from '../../testing/demo-shop';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
let folder: string;
let applied: Awaited<ReturnType<typeof applyFiles>>;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-one-language-'));
  const sheet = path.join(folder, 'products.csv');
  const rows = ['OL1,زبرجدة صغيرة,900,للقراءة', 'OL2,زبرجدة كبيرة,1900,', 'OL3,Zabarjad pouffe,700,'];
  await writeFile(sheet, `code,name,price,description\n${rows.join('\n')}\n`);
  applied = await applyFiles(
    api.db,
    { catalogue: demoCatalogue, spreadsheets: [sheet] },
    { mediaFolder: demoMediaFolder },
  );
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const codes = async (query: string): Promise<string[]> =>
  expectResults('items.list', await api.call(`/api/cms/public/items?${query}`)).map(({ code }) => code);

it('products with one name are imported with one warning', () => {
  expect(applied.outcome).toBe('applied');
  expect(applied.warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/is missing; both languages show the other name, in 3 lines \(2–4\)/),
  ]);
});

it('are found by that name, and sorted among the others, in both languages', async () => {
  expect(await codes('query=زبرجدة&sort_by=name_en')).toEqual(['OL1', 'OL2']);
  expect(await codes('query=زبرجده صغيرة')).toEqual(['OL1']);
  expect(await codes('query=zabarjad')).toEqual(['OL3']);
  for (const field of ['name_en', 'name_ar']) {
    const ascending = await codes(`limit=100&sort_by=${field}&sort_order=ASC`);
    const own = ascending.filter((code) => code.startsWith('OL'));
    // Names of one script stay together.
    expect(own, field).toEqual(['OL3', 'OL1', 'OL2']);
    expect(await codes(`limit=100&sort_by=${field}&sort_order=DESC`), field).toEqual(ascending.toReversed());
  }
});
