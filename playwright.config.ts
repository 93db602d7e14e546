import { createHash } from 'node:crypto';
import { defineConfig, devices } from '@playwright/test';
import { freePort } from './packages/reference-api/src/testing/free-port';
import { testBrowser } from './scripts/find-chromium.mjs';
import { STAFF_TOKEN } from './tests/journeys/staff';
import type { Journey } from './tests/journeys/support';

const launchOptions = await testBrowser();
// Each worker reads this file, and needn't look for it again.
process.env.CHROMIUM_PATH = launchOptions.executablePath;

const WORKERS = 3;
// An origin for each worker, on which it serves pages that order and send requests: the shop has to list them.
process.env.LISTED_PORTS ??= (await Promise.all(Array.from({ length: WORKERS }, freePort))).join();
const listedOrigins = process.env.LISTED_PORTS.split(',').map((port) => `http://localhost:${port}`);

/** One device pixel per CSS pixel takes less to draw; `withPhonePixels` is for journeys to which images' sizes matter. */
const mobile = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1440, height: 900 } };
const english = { locale: 'en-US' };
/** Who reads Arabic here asks for less motion, so that each journey is seen with and without. */
const arabic = { locale: 'ar-SA', contextOptions: { reducedMotion: 'reduce' } } as const;
const development = 'development.spec.ts';
const elementTwins = 'element-twins.spec.ts';
const ownShop = /(own-shop|shop-folder)\.spec\.ts$/;
const chooseThemselves = [development, elementTwins, ownShop];

/**
 * Everything is seen in both languages on phones and on large screens, with and without motion, but for what a tag says:
 * - `@flow`: what happens doesn't depend on language and width. It runs once, in the layout that its title chooses.
 * - `@sweep`: axe looks at one language in each layout, and only phones are narrow.
 * - `@phone`, `@wide`: exists, or shows something, at one width only.
 * - `@translated`: also runs with texts replaced as a browser’s page translation does.
 * - `@once`: is the same in any language, on wide screens.
 * - `@main`: is run by `pnpm test`, too, whose journeys carry money and the embed.
 *
 * The pages of `partner-site` and `every-element` have languages of their own, whichever the browser speaks.
 */
const layouts = [
  { name: 'en-390', lacks: /@wide|@once|every-element/, use: { ...mobile, ...english } },
  { name: 'ar-390', lacks: /@wide|@once|every-element|partner-site/, use: { ...mobile, ...arabic } },
  { name: 'en-1440', lacks: /@phone/, use: { ...desktop, ...english } },
  {
    name: 'ar-1440',
    lacks: /@sweep|@phone|@once|every-element|partner-site/,
    use: { ...desktop, ...arabic },
  },
];

/** Spreads the `@flow` journeys over the layouts: a hash of the title chooses among those that have the journey. */
function layoutOf(title: string): string | undefined {
  const having = layouts.filter(({ lacks }) => !lacks.test(title));
  const withoutTags = title.replace(/ @\w+/g, '');
  return having[createHash('sha1').update(withoutTags).digest().readUInt32BE() % having.length]?.name;
}

/** Playwright asks patterns which journeys a project runs; this one asks the tables above. */
class RunsIn extends RegExp {
  constructor(
    readonly name: string,
    readonly lacks: RegExp,
  ) {
    super(name);
  }
  override test(titleInProject: string): boolean {
    const title = titleInProject.replace(this.name, '').trim();
    return title.includes('@flow') ? layoutOf(title) === this.name : !this.lacks.test(title);
  }
}

/** Whole journeys on the real stack: both languages, phone and desktop. */
export default defineConfig<Pick<Journey, 'isTranslated'>>({
  testDir: 'tests/journeys',
  // One file for all projects.
  snapshotPathTemplate: '{testDir}/heard/{arg}{ext}',
  // One more than processors: a journey waits for a quarter of its time.
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Limits end what hangs: on a machine busy with other work everything takes many times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...(process.env.SHOP_URL && { baseURL: process.env.SHOP_URL }),
    // A trace of every journey would take a third of its time: ask for one with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    // First, since it takes longest. One language and one width: what is tested there is the tool, not the shop.
    { name: 'development', testMatch: development, use: { ...desktop, ...arabic } },
    // Goes through languages and widths itself.
    { name: 'element-twins', testMatch: elementTwins, use: desktop },
    // A shop of its own, read over HTTP in both languages.
    { name: 'own-shop', testMatch: ownShop },
    // With texts replaced as a browser's page translation does.
    {
      name: 'translated',
      grep: /@translated/,
      use: { ...mobile, ...english, isTranslated: true },
    },
    ...layouts.map(({ name, lacks, use }) => ({
      name,
      testIgnore: chooseThemselves,
      grep: new RunsIn(name, lacks),
      use,
    })),
  ],
  webServer: {
    command: 'node tests/journeys/serve-shop.mjs',
    // Any free ports, so that nothing else on the machine is in the way; groups become environment variables.
    wait: { stdout: /Shop +(?<shop_url>\S+)\/\n[\s\S]*Partner example +(?<partner_url>\S+)\/\n/ },
    timeout: 600_000,
    reuseExistingServer: false,
    // Journeys name their own address, so that the budgets of one aren't spent by another, and read codes all the same.
    // The processors belong to the browsers.
    env: {
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('tests/journeys/quick-pictures.mjs', import.meta.url)}`,
      PORT: '0',
      DATA_DIR: '.data/journeys',
      TRUSTED_PROXIES: '1',
      OTP_OUTBOX: 'on',
      PICTURES_AHEAD: 'off',
      STAFF_TOKEN,
      ALLOWED_ORIGINS: listedOrigins.join(),
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
