import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium, findTestChromium } from '../../scripts/find-chromium.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'diwan-browsers-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that says it is a Chromium, or one that ends with an error, as those do whose libraries are missing. */
function makeBrowser(name: string, { starts = true } = {}): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, starts ? '#!/bin/sh\necho Chromium 1.2' : '#!/bin/sh\nexit 127', { mode: 0o755 });
  return file;
}

const playwrights = vi.hoisted(() => ({ file: '' }));
vi.mock('playwright', () => ({ chromium: { executablePath: () => playwrights.file } }));

const isPublished = process.platform === 'linux' && process.arch === 'x64';

// Windows runs no scripts under these names.
describe.skipIf(process.platform === 'win32')('the Chromium that is found', () => {
  let systems: string;
  beforeEach(() => {
    systems = makeBrowser('system/chromium');
    playwrights.file = path.join(folder, 'not-downloaded');
    vi.stubEnv('PATH', path.dirname(systems));
    vi.stubEnv('CHROMIUM_PATH', '');
  });
  afterEach(() => vi.unstubAllEnvs());

  it('is the one in CHROMIUM_PATH', async () => {
    const named = makeBrowser('named/chrome');
    playwrights.file = makeBrowser('playwright/chrome');
    vi.stubEnv('CHROMIUM_PATH', named);
    expect(await findChromium()).toBe(named);
    expect(await findTestChromium()).toBe(named);
  });

  it('is never another one than CHROMIUM_PATH names', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
    const message = 'CHROMIUM_PATH is "/no/such/browser", which cannot be executed.';
    await expect(findChromium()).rejects.toThrow(message);
    await expect(findTestChromium()).rejects.toThrow(message);
  });

  it('is else Playwright’s', async () => {
    playwrights.file = makeBrowser('playwright/chrome');
    expect(await findChromium()).toBe(playwrights.file);
    expect(await findTestChromium()).toBe(playwrights.file);
  });

  it('is else the system’s in benchmarks', async () => {
    expect(await findChromium()).toBe(systems);
  });

  it.runIf(isPublished)('is else npm’s in tests, unpacked once', async () => {
    const file = await findTestChromium();
    expect(file).toMatch(/\.build\/chromium\/[\d.]+\/chromium$/);
    expect(existsSync(file)).toBe(true);
  });

  it('is another one if the first does not start', async () => {
    const broken = makeBrowser('broken/chromium', { starts: false });
    playwrights.file = broken;
    vi.stubEnv('PATH', `${path.dirname(broken)}:${path.dirname(systems)}`);
    expect(await findChromium()).toBe(systems);
  });
});
