// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { selectTexts } from './texts.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'diwan-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(path.join(folder, 'en'));
writeFileSync(
  path.join(folder, 'en/cart.json'),
  JSON.stringify({ title_one: 'A', title_other: 'B', title_long: 'C', line: { remove: 'D' } }),
);

it('takes a namespace, the part under a key, and all plural forms of a text', () => {
  expect(selectTexts(folder, 'en', ['cart:line'])).toEqual({ cart: { line: { remove: 'D' } } });
  expect(selectTexts(folder, 'en', ['cart:title'])).toEqual({ cart: { title_one: 'A', title_other: 'B' } });
  expect(Object.keys(selectTexts(folder, 'en', ['cart']).cart ?? {})).toHaveLength(4);
});

it('refuses a group without texts', () => {
  expect(() => selectTexts(folder, 'en', ['cart:nothing'])).toThrow(
    'No text in "en" belongs to "cart:nothing".',
  );
});
