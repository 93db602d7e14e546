import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCatalogue } from './check-content';
import { databaseFindings } from './check-database';
import { checkNode } from './check-node';
import type { Finding } from './finding';
import { printFindings, runDoctor } from './run-doctor';

const smallShop = path.join(import.meta.dirname, '../../../reference-api/src/testing/small-shop.json');
const random = (letter: string) => `${letter}0f3b97c2d18e64a5${letter}97c2d18e64a50f3b`;
const ready = {
  PUBLIC_URL: 'https://shop.example',
  STAFF_TOKEN: random('a'),
  PORT: '0',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-doctor-'));
  await cp(smallShop, path.join(folder, 'catalogue.json'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const doctor = (env: NodeJS.ProcessEnv = {}, isProduction = false) =>
  runDoctor(folder, { PORT: '0', ...env }, { isProduction, nodeVersion: '24.1.0' });

/** The one finding about something; there must be one that isn't right. */
async function problem(about: string, env: NodeJS.ProcessEnv = {}, isProduction = false): Promise<Finding> {
  const found = (await doctor(env, isProduction)).filter(
    (finding) => finding.about === about && finding.level !== 'ok',
  );
  expect(found).toEqual([expect.objectContaining({ fix: expect.stringMatching(/\S/) })]);
  return found[0] as Finding;
}

describe('diwan doctor', () => {
  it('finds nothing wrong in a new shop on this machine', async () => {
    const findings = await doctor();
    expect(findings.filter(({ level }) => level !== 'ok')).toEqual([]);
    expect(findings.map(({ about }) => about)).toEqual(
      expect.arrayContaining(['Node', 'Folder', 'Database', 'Content', 'PUBLIC_URL', 'Codes']),
    );
  });

  it('is stricter in production', async () => {
    const about = (await doctor({}, true)).flatMap(({ about, level }) =>
      level === 'ok' ? [] : [`${level} ${about}`],
    );
    expect(about).toEqual([
      'warning NODE_ENV',
      'error PUBLIC_URL',
      'warning STAFF_TOKEN',
      'error Codes',
      'warning Orders',
    ]);
    // A server that is started for production gets the same without the option.
    expect((await doctor({ NODE_ENV: 'production' })).some(({ level }) => level === 'error')).toBe(true);
  });

  it.each([
    ['18.20.0', 'error'],
    ['20.18.0', 'error'],
    ['21.0.0', 'error'],
    ['20.19.0', 'warning'],
    ['22.12.0', 'ok'],
    ['26.0.0', 'ok'],
  ])('judges Node %s: %s', (version, level) => {
    expect(checkNode(version).level).toBe(level);
  });

  it('names a missing folder and a wrong configuration', async () => {
    const missing = await runDoctor(path.join(folder, 'none'), {}, { isProduction: false });
    expect(missing.at(-1)).toMatchObject({
      about: 'Folder',
      level: 'error',
      message: expect.stringMatching(/none/),
    });
    await writeFile(path.join(folder, 'diwan.config.ts'), 'export default { midea: 1 }');
    expect((await problem('Folder')).message).toMatch(/"midea" is unknown/);
  });

  it('says where the codes are that nobody is sent', async () => {
    const codes = async (env: NodeJS.ProcessEnv) =>
      (await doctor({ PORT: '3210', ...env })).find(({ about }) => about === 'Codes')?.message;
    const printed = "sent to nobody, for development: the shop's terminal prints them";
    expect(await codes({})).toBe(`${printed}, and http://127.0.0.1:3210/api/dev/outbox lists them`);
    expect(await codes({ TRUSTED_PROXIES: '1' })).toBe(printed);
  });

  it('names a wrong setting', async () => {
    expect(await problem('Settings', { MAIL_URL: 'mail' })).toMatchObject({
      level: 'error',
      message: expect.stringMatching(/^MAIL_URL must be an address like smtp:/),
    });
  });

  it('lists problems of the files, and pictures that are missing', async () => {
    await writeFile(path.join(folder, 'products.csv'), 'code,price,pictures\nCT1,2400,no/such.webp\n');
    expect(await problem('Content')).toMatchObject({
      level: 'warning',
      message: expect.stringMatching(/products\.csv:2 .*no\/such\.webp/),
    });
    await writeFile(path.join(folder, 'products.csv'), 'code,price\nCT1,cheap\n');
    expect(await problem('Content')).toMatchObject({
      level: 'error',
      message: expect.stringMatching(/^products\.csv:2 CT1 price: /),
    });
    await rm(path.join(folder, 'catalogue.json'));
    await writeFile(path.join(folder, 'diwan.config.ts'), "export default { catalogue: 'mine.json' }");
    expect((await problem('Content')).message).toBe('mine.json the file is missing');
  });

  it('says what /catalog opens, and what to do where that is nothing', async () => {
    expect(await checkCatalogue(folder, '/typeset.mjs')).toMatchObject({ level: 'ok' });
    expect(await checkCatalogue(folder, undefined)).toMatchObject({
      level: 'warning',
      fix: expect.stringContaining('npm install @diwan/catalogue-pdf'),
    });
    await writeFile(path.join(folder, 'catalog.pdf'), '%PDF-');
    expect(await checkCatalogue(folder, undefined)).toEqual({
      about: 'Catalogue',
      level: 'ok',
      message: `/catalog opens ${path.join(folder, 'catalog.pdf')}`,
    });
  });

  it.each([
    ['http://shop.example', /encrypted/],
    ['http://localhost:3000', /this machine/],
  ])('refuses the address %s in production', async (address, message) => {
    expect(await problem('PUBLIC_URL', { ...ready, PUBLIC_URL: address }, true)).toMatchObject({
      level: 'error',
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ['STAFF_TOKEN', { STAFF_TOKEN: 'my-password-2026' }, /guessed/],
    ['STAFF_TOKEN', { STAFF_TOKEN: 'a'.repeat(40) }, /guessed/],
    ['OTP_SECRET', { OTP_SECRET: 'secret-secret-secret-secret-secret-1' }, /guessed/],
    [
      'OTP_WEBHOOK_SECRET',
      { OTP_WEBHOOK_URL: 'https://127.0.0.1:1/', OTP_WEBHOOK_SECRET: 'x'.repeat(32) },
      /guessed/,
    ],
    [
      'WEBHOOK_SECRET',
      { WEBHOOK_URL: 'https://127.0.0.1:1/', WEBHOOK_SECRET: `whsec_${'A'.repeat(40)}` },
      /guessed/,
    ],
  ])('says that %s is weak', async (about, env, message) => {
    const weak = await problem(about, { ...ready, ...env }, true);
    expect(weak).toMatchObject({ level: 'error', message: expect.stringMatching(message) });
    expect(JSON.stringify(weak)).not.toContain(Object.values(env).at(-1));
  });

  it('says that two secrets are the same', async () => {
    const same = { ...ready, OTP_SECRET: ready.STAFF_TOKEN };
    expect((await problem('OTP_SECRET', same)).message).toMatch(/same as STAFF_TOKEN/);
  });

  it('says that PostgreSQL is unreachable, without its password', async () => {
    const unreachable = await problem('Database', {
      DATABASE_URL: 'postgres://me:pass-of-mine@127.0.0.1:1/shop',
    });
    expect(unreachable).toMatchObject({
      level: 'error',
      message: expect.stringMatching(/Can't connect to DATABASE_URL/),
    });
    expect(JSON.stringify(unreachable)).not.toContain('pass-of-mine');
  });

  it('says that a database is damaged', async () => {
    await mkdir(path.join(folder, '.data/database'), { recursive: true, mode: 0o700 });
    await chmod(path.join(folder, '.data'), 0o700);
    await writeFile(path.join(folder, '.data/database/PG_VERSION'), '18\n');
    expect(await problem('Database')).toMatchObject({
      level: 'error',
      message: expect.stringMatching(/damaged/),
    });
  });

  it('says that there is neither a database nor a catalogue', async () => {
    await rm(path.join(folder, 'catalogue.json'));
    expect((await problem('Database')).fix).toMatch(/diwan import/);
  });

  it.each([
    [{ migrations: 'newer' }, 'error', /newer version/],
    [{ migrations: 'other' }, 'error', /can't upgrade/],
    [{ migrations: 'behind' }, 'warning', /upgrades/],
    [{ writeProblem: 'it is read-only' }, 'error', /read-only/],
    [{ isSynced: false }, 'warning', /power cut/],
    [{ hasContent: false }, 'error', /no content/],
  ] as const)('judges a database: %j', (state, level, message) => {
    const well = { migrations: 'current', writeProblem: null, isSynced: true, hasContent: true } as const;
    const options = { isServer: true, hasFiles: false };
    expect(databaseFindings(well, options)).toMatchObject([{ level: 'ok' }]);
    expect(databaseFindings({ ...well, ...state }, options)).toMatchObject([
      { level, message: expect.stringMatching(message), fix: expect.stringMatching(/\S/) },
    ]);
  });

  it('prints each finding with its fix', () => {
    const lines: string[] = [];
    printFindings(
      [
        { about: 'Node', level: 'ok', message: '24.1.0' },
        { about: 'Content', level: 'error', message: 'one\ntwo', fix: 'Correct the files.' },
      ],
      (line) => lines.push(line),
    );
    expect(lines).toEqual([
      '✓ Node: 24.1.0',
      '✗ Content: one\n    two',
      '    → Correct the files.',
      '\nErrors: 1, warnings: 0.',
    ]);
  });
});
