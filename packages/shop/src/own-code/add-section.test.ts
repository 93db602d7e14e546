import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ShopConfig } from '../config/define-shop';
import { addSection } from './add-section';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-section-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function add(type: string, config: ShopConfig = {}): Promise<string> {
  const lines: string[] = [];
  await addSection({ folder, config }, type, { out: (line) => lines.push(line), error: () => {} });
  return lines.join('\n');
}

it('writes a module and prints what configuration and catalogue need', async () => {
  const printed = await add('opening_hours');
  expect(await readdir(folder)).toEqual(['sections', 'tsconfig.json']);
  expect(await readFile(path.join(folder, 'sections/OpeningHours.tsx'), 'utf8')).toContain(
    'component: function OpeningHours({ section })',
  );
  expect(printed).toContain("sections: { opening_hours: () => import('./sections/OpeningHours') },");
  expect(printed).toContain('"type":"opening_hours","title_en":"Opening hours","title_ar":"Opening hours"');
  expect(printed).toContain('title_ar and name_ar are still in English');
  const [, pages = ''] = printed.match(/^ +("pages": .+)$/m) ?? [];
  expect(JSON.parse(`{${pages}}`)).toMatchObject({
    pages: { 'opening-hours': { name_en: 'Opening hours', sections: [{ type: 'opening_hours' }] } },
  });
});

it('leaves files that exist', async () => {
  await writeFile(path.join(folder, 'tsconfig.json'), '{}');
  await add('hours');
  expect(await readFile(path.join(folder, 'tsconfig.json'), 'utf8')).toBe('{}');
  await expect(add('hours')).rejects.toThrow('sections/Hours.tsx exists already');
});

it('refuses a type that is there already', async () => {
  await expect(add('lead_form')).rejects.toThrow('lead_form is a type of section that every shop has');
  const sections = { hours: async () => ({ default: {} as never }) };
  await expect(add('hours', { sections })).rejects.toThrow('diwan.config.ts has a section hours already');
  expect(await readdir(folder)).toEqual([]);
});

it.each(['Opening', 'opening-hours', '../hours', '_hours', ''])('refuses the name %j', async (type) => {
  await expect(add(type)).rejects.toThrow('such as opening_hours');
});
