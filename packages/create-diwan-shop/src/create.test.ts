import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CURRENCIES } from '@diwan/sdk/commerce';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COUNTRIES } from './countries';
import { runCreate } from './create';

let cwd: string;
beforeEach(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'create-diwan-shop-'));
});
afterEach(() => rm(cwd, { recursive: true, force: true }));

async function create(...args: string[]) {
  let out = '';
  let errors = '';
  const code = await runCreate(args, {
    cwd,
    version: '1.2.3',
    isInteractive: false,
    out: (text) => {
      out += text;
    },
    error: (text) => {
      errors += text;
    },
  });
  return { code, out, errors };
}

const read = (file: string) => readFile(path.join(cwd, file), 'utf8');
const names = ['--name-en', 'Cedar House', '--name-ar', 'بيت الأرز'];

it('makes a folder with the shop, the package of its PDF, and says what is next', async () => {
  const { code, out } = await create('My Shop', ...names);
  expect(code).toBe(0);
  expect(out).toContain('cd "My Shop"\n  npm install\n  npm run dev\n');
  expect(JSON.parse(await read('My Shop/package.json'))).toMatchObject({
    name: 'my-shop',
    private: true,
    scripts: { dev: 'diwan dev', build: 'diwan build', start: 'diwan start' },
    dependencies: { '@diwan/shop': '^1.2.3', '@diwan/catalogue-pdf': '^1.2.3' },
  });
  expect((await readdir(path.join(cwd, 'My Shop'))).sort()).toEqual([
    '.dockerignore',
    '.env.example',
    '.gitignore',
    'Dockerfile',
    'README.md',
    'catalogue.json',
    'diwan.config.ts',
    'media',
    'package.json',
    'products.csv',
    'tsconfig.json',
  ]);
  // Excel opens a file without this mark in the encoding of the computer.
  expect(await read('My Shop/products.csv')).toMatch(/^\uFEFFcode,/);
  expect(JSON.parse(await read('My Shop/tsconfig.json'))).toEqual({ extends: '@diwan/shop/tsconfig.json' });
  expect(JSON.parse(await read('My Shop/catalogue.json'))).toMatchObject({
    settings: { brand: { name_en: 'Cedar House', name_ar: 'بيت الأرز' }, currency: 'SAR', tax_rate: 0.15 },
    countries: [{ iso: 'SA', country_code: '966', allowed_phone_length: 9 }],
  });
  // Passwords and orders reach neither a repository nor an image.
  for (const ignored of ['.gitignore', '.dockerignore'])
    expect((await read(`My Shop/${ignored}`)).split('\n')).toEqual(
      expect.arrayContaining(['.env', '.data/']),
    );
});

it('names a folder elsewhere by its whole path', async () => {
  const outside = cwd;
  cwd = path.join(outside, 'here');
  const { out } = await create('../cedar', ...names);
  cwd = outside;
  expect(out).toContain(`cd ${path.join(outside, 'cedar')}\n`);
});

it('takes country and currency as options', async () => {
  await create('doha', ...names, '--country', 'QA', '--currency', 'USD');
  expect(JSON.parse(await read('doha/catalogue.json'))).toMatchObject({
    settings: { currency: 'USD', allow_tax_rate: false },
    countries: [{ iso: 'QA', country_code: '974' }],
  });
});

it.each([
  ['KW', 'KWD', '965', { allow_tax_rate: false, time_zone: 'Asia/Kuwait' }],
  ['BH', 'BHD', '973', { tax_rate: 0.1, time_zone: 'Asia/Bahrain' }],
  ['OM', 'OMR', '968', { tax_rate: 0.05, time_zone: 'Asia/Muscat' }],
])('knows currency, phones, tax and time of %s', async (iso, currency, country_code, others) => {
  await create('gulf', ...names, '--country', iso);
  expect(JSON.parse(await read('gulf/catalogue.json'))).toMatchObject({
    settings: { currency, ...others },
    countries: [{ iso, country_code, allowed_phone_length: 8 }],
  });
});

it('has usual prices in dinars, too', async () => {
  await create('kuwait', ...names, '--country', 'KW');
  expect(await read('kuwait/products.csv')).toMatch(/T1,[^\n]*,240,[^\n]*\nC1,[^\n]*,65,/);
  expect(await read('kuwait/catalogue.json')).toMatch(/"price": 10\n/);
});

it.each([
  [['shop'], 1, /name the folder and the shop/],
  [names, 1, /name the folder and the shop/],
  [['shop', ...names, '--country', 'XX'], 2, /Allowed choices are SA/],
  [['shop', ...names, '--currency', 'XXX'], 2, /Allowed choices are SAR/],
  [['full', ...names], 1, /full isn't empty/],
])('creates nothing for %j', async (args, code, problem) => {
  await mkdir(path.join(cwd, 'full'));
  await writeFile(path.join(cwd, 'full/mine.txt'), '');
  const result = await create(...args);
  expect(result.code).toBe(code);
  expect(result.errors).toMatch(problem);
  expect(await readdir(cwd)).toEqual(['full']);
});

it('knows only countries whose currency a catalogue may have', () => {
  for (const { currency } of COUNTRIES) expect(CURRENCIES).toContain(currency);
});
