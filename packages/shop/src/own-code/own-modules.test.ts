import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOwnModules } from '../../../storefront/build/own-modules';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-own-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function modulesOf(text: string) {
  const file = path.join(folder, 'diwan.config.ts');
  await writeFile(file, text);
  return readOwnModules(file);
}

it('reads the files that a configuration names, and nothing else of it', async () => {
  const text = `
    import { readdirSync } from 'node:fs';
    import { defineShop } from '@diwan/shop';
    export default defineShop({
      products: readdirSync('sheets') as string[],
      sections: { workshop_hours: () => import('./sections/Hours') },
      pages: { '/care': () => import('./pages/Care') },
    });`;
  expect(await modulesOf(text)).toEqual({
    sections: { workshop_hours: './sections/Hours' },
    pages: { '/care': './pages/Care' },
    layout: {},
  });
});

it('reads an object without defineShop', async () => {
  expect(await modulesOf("export default { layout: { header: () => import('./Header') } }")).toMatchObject({
    layout: { header: './Header' },
  });
});

it.each([
  ['sections: { hours: load }', '"sections.hours" must be written as () => import(\'./file\').'],
  ['pages: { [path]: () => import("./a") }', '"pages" must be an object written in place: { … }.'],
  ['layout: parts', '"layout" must be an object written in place: { … }.'],
])('names what isn’t written in place: %s', async (option, problem) => {
  await expect(modulesOf(`export default defineShop({ ${option} })`)).rejects.toThrow(
    `diwan.config.ts: ${problem}`,
  );
});
