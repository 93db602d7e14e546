import { defineConfig } from '@playwright/test';
import { freePort } from '../../packages/reference-api/src/testing/free-port';
import { STAFF_TOKEN } from '../journeys/staff';
import { chosenEngines, type EngineName } from './drivers';
import type { Options } from './visitor';

const isFirstRead = process.env.TEST_WORKER_INDEX === undefined;
const engines = chosenEngines();
// Each worker reads this file, and needn't look for them again.
process.env.ENGINES = engines.join(',');
if (isFirstRead) {
  const missing = (['webkit', 'firefox'] as const).filter((name) => !engines.includes(name));
  if (engines.length === 0)
    console.log('No journeys ran in other engines: no driver of WebKit, Firefox or Safari was found.');
  else if (missing.length > 0)
    console.log(`Journeys run in ${engines.join(' and ')}; not found: ${missing.join(' and ')}.`);
}

// Safari allows one automated window.
const workers = engines.some((name) => name.startsWith('safari')) ? 1 : 2;
// An origin for each worker, on which it serves a partner's page that sends requests: the shop has to list them.
process.env.LISTED_PORTS ??= (await Promise.all(Array.from({ length: workers }, freePort))).join();
const listedOrigins = process.env.LISTED_PORTS.split(',').map((port) => `http://localhost:${port}`);

const sizes = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } };
const pages = 'pages.spec.ts';
type Variant = `${Options['language']}-${keyof typeof sizes}`;

/** What each engine is tried with. Overlays are seen in every variant in WebKit, which every iPhone runs. */
const variants: Readonly<Record<EngineName, Partial<Record<Variant, { testIgnore?: string }>>>> = {
  webkit: { 'en-390': {}, 'ar-390': { testIgnore: pages }, 'en-1440': { testIgnore: pages }, 'ar-1440': {} },
  firefox: { 'en-390': {}, 'ar-1440': {} },
  // Its windows can't be as narrow as a phone.
  safari: { 'en-1440': {}, 'ar-1440': {} },
  'safari-ios': { 'en-390': {}, 'ar-390': {} },
};

/** The main journeys in the engines that this machine has, besides Chromium. */
export default defineConfig<Options, { engine: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Limits end what hangs: on a machine busy with other work everything takes many times as long.
  timeout: 180_000,
  reporter: 'list',
  projects: engines.flatMap((engine) =>
    Object.entries(variants[engine]).map(([variant, more]) => {
      const [language, width] = variant.split('-') as [Options['language'], keyof typeof sizes];
      return { name: `${engine}-${variant}`, ...more, use: { engine, language, size: sizes[width] } };
    }),
  ),
  ...(engines.length > 0 && {
    webServer: {
      command: 'node serve-shop.mjs',
      wait: { stdout: /Shop +(?<shop_url>\S+)\/\n/ },
      timeout: 600_000,
      reuseExistingServer: false,
      env: {
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('../journeys/quick-pictures.mjs', import.meta.url)}`,
        PORT: '0',
        DATA_DIR: '.data/engines',
        ALLOWED_ORIGINS: listedOrigins.join(),
        OTP_OUTBOX: 'on',
        PICTURES_AHEAD: 'off',
        STAFF_TOKEN,
      },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
});
