import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

const folder = mkdtempSync(path.join(tmpdir(), 'diwan-browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that says it is a Chromium, or one that ends with an error, as those do whose libraries are missing. */
function makeBrowser(file: string, { starts = true } = {}): string {
  const whole = path.join(folder, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, starts ? '#!/bin/sh\necho Chromium 1.2' : '#!/bin/sh\nexit 127', { mode: 0o755 });
  return whole;
}

/** What is found in an environment in which Playwright has no browser, unless it says otherwise. */
function find(env: Readonly<Record<string, string>>) {
  const program = `
    import { chromium } from 'playwright';
    import { findChromium, findTestChromium } from './scripts/find-chromium.mjs';
    const found = [findChromium, findTestChromium].map((find) => find().catch(({ message }) => message));
    const [inBenchmarks, inTests] = await Promise.all(found);
    console.log(JSON.stringify({ inBenchmarks, inTests, playwrights: chromium.executablePath() }));
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    env: { PLAYWRIGHT_BROWSERS_PATH: path.join(folder, 'none'), PATH: '', ...env },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as { inBenchmarks: string; inTests: string; playwrights: string };
}

const named = makeBrowser('named/chrome');
const systems = makeBrowser('system/chromium');
const system = { PATH: path.dirname(systems) };

// Windows runs no scripts under these names.
describe.skipIf(process.platform === 'win32')('the Chromium that is found', () => {
  it('is the one in CHROMIUM_PATH, before Playwright’s', () => {
    const PLAYWRIGHT_BROWSERS_PATH = path.join(folder, 'playwright');
    const { playwrights } = find({ PLAYWRIGHT_BROWSERS_PATH });
    makeBrowser(path.relative(folder, playwrights));
    const env = { ...system, PLAYWRIGHT_BROWSERS_PATH };
    expect(find({ ...env, CHROMIUM_PATH: named })).toMatchObject({ inBenchmarks: named, inTests: named });
    expect(find({ ...env, CHROMIUM_PATH: '' })).toMatchObject({
      inBenchmarks: playwrights,
      inTests: playwrights,
    });
  });

  it('is the system’s in benchmarks, and npm’s in tests, which needs less CPU time', () => {
    const { inBenchmarks, inTests } = find(system);
    expect(inBenchmarks).toBe(systems);
    const isPublished = process.platform === 'linux' && process.arch === 'x64';
    if (isPublished) expect(inTests).toMatch(/\.build\/chromium\/[\d.]+\/chromium$/);
    else expect(inTests).toBe(systems);
  });

  it('is another one if the first does not start', () => {
    const broken = path.dirname(makeBrowser('broken/chromium', { starts: false }));
    expect(find({ PATH: `${broken}:${system.PATH}` }).inBenchmarks).toBe(systems);
  });

  it('is never another one than CHROMIUM_PATH names', () => {
    const message = 'CHROMIUM_PATH is "/no/such/browser", which cannot be executed.';
    expect(find({ ...system, CHROMIUM_PATH: '/no/such/browser' })).toMatchObject({
      inBenchmarks: message,
      inTests: message,
    });
  });
});
