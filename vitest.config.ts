import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { Reporter } from 'vitest/node';
import { testBrowser } from './scripts/find-chromium.mjs';

// Workspace packages resolve to their TypeScript source, so tests never run against a stale build.
const resolve = { conditions: ['diwan-source', 'module', 'browser', 'development|production'] };
const ssr = { resolve: { conditions: ['diwan-source', 'module', 'node', 'development|production'] } };

/**
 * Limits end what hangs, they measure nothing: on a machine busy with other work everything takes many times as long.
 * Tests wait for conditions, so those that pass never use the time.
 */
const limits = {
  testTimeout: process.env.FUZZ_SECONDS ? 0 : 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Property tests run with the same inputs each time. */
const propertyRuns = fileURLToPath(
  new URL('packages/sdk/src/commerce/testing/property-runs.ts', import.meta.url),
);

interface NodeProject {
  setupFiles?: string[];
  globalSetup?: string;
  include?: string[];
  exclude?: string[];
  env?: Record<string, string>;
}

const nodeProject = (
  name: string,
  root: string,
  { globalSetup, setupFiles = [], include = ['**/*.test.ts'], exclude = [], env = {} }: NodeProject = {},
) => ({
  resolve,
  ssr,
  // Vitest runs global setups in an environment of this name, which inherits nothing from `ssr`.
  environments: { __vitest__: ssr },
  test: {
    name,
    root,
    environment: 'node' as const,
    // Nothing here lives beside a test but what the test opens itself, so files may share what they import.
    isolate: false,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    setupFiles,
    env,
    ...limits,
    ...(globalSetup && { globalSetup }),
  },
});

const onPostgres = ['**/*.postgres.test.ts'];
const seeded = fileURLToPath(
  new URL('packages/reference-api/src/testing/seeded-database.ts', import.meta.url),
);

/** The embed build and what is written about its elements: both read modules with styles. */
const embedBuildProject = {
  plugins: [react(), vanillaExtractPlugin()],
  resolve,
  ssr,
  test: {
    name: 'embed-build',
    environment: 'node' as const,
    include: ['packages/widgets/build/**/*.test.ts', 'scripts/element-docs/*.test.ts'],
    ...limits,
  },
};

const viewProject = (name: string, root: string) => ({
  plugins: [react(), vanillaExtractPlugin()],
  resolve,
  // Not under `ssr`, which the compiler of style sheets overwrites: it would find earlier builds instead of sources.
  environments: { ssr },
  test: {
    name,
    root,
    environment: 'jsdom' as const,
    // Contexts of one process instead of a process per file: a third of the time, and as isolated. They are freed only when
    // their process ends; a thread that ends with a gigabyte of them holds up all others.
    pool: 'vmForks' as const,
    vmMemoryLimit: '1GB',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts', propertyRuns],
    ...limits,
  },
});

/**
 * Stories run if their module's URL holds the path of the file that was asked for. Storybook decodes only spaces in it, so that
 * none would run in a folder with other letters than English ones.
 */
const decodedUrls = {
  name: 'decoded-urls-of-stories',
  enforce: 'post' as const,
  transform: (code: string, id: string) =>
    id.includes('.stories.tsx')
      ? { code: code.replace('(import.meta.url)', '(decodeURI(import.meta.url))'), map: null }
      : undefined,
};

/** Every story rendered in Chromium in one language and checked by axe. */
const storiesProject = async (locale: 'en' | 'ar') => ({
  plugins: [await storybookTest({ configDir: '.storybook', initialGlobals: { locale } }), decodedUrls],
  resolve,
  // Not under `ssr`, which the compiler of style sheets overwrites.
  environments: { ssr },
  test: {
    name: `stories-${locale}`,
    ...limits,
    setupFiles: [propertyRuns],
    // Stories don't see the process's environment.
    env: { FUZZ_SECONDS: process.env.FUZZ_SECONDS ?? '' },
    // One page for all files: a story cleans up after itself, and a fresh page for each would take a second.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: await testBrowser() }),
      instances: [{ browser: 'chromium' as const }],
      screenshotFailures: false,
    },
  },
});

// Starting Storybook and looking for a browser takes seconds and may fail: only when stories are asked for, or everything.
const asked = process.argv.filter(
  (arg, index, all) => all[index - 1] === '--project' || arg.startsWith('--project='),
);
const runsStories = asked.length === 0 || asked.some((arg) => arg.includes('stories'));

/** A test that loops reports nothing: a run that is ended because it hangs names the files that were left. */
const left = new Set<string>();
const filesLeft: Reporter = {
  onTestRunStart: (files) => {
    for (const { moduleId } of files) left.add(moduleId);
    process.once('SIGINT', () => {
      console.log(`Ended before the end of ${[...left].join(', ') || 'its processes'}.`);
      process.exit(1);
    });
  },
  onTestModuleEnd: ({ moduleId }) => void left.delete(moduleId),
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default', filesLeft],
    projects: [
      nodeProject('sdk', 'packages/sdk', { setupFiles: [propertyRuns] }),
      nodeProject('reference-api', 'packages/reference-api', {
        globalSetup: seeded,
        setupFiles: [propertyRuns],
        exclude: onPostgres,
      }),
      // A project's files share one process: those that mostly wait for a server have their own.
      nodeProject('reference-api-postgres', 'packages/reference-api', {
        globalSetup: seeded,
        setupFiles: [propertyRuns],
        include: onPostgres,
      }),
      viewProject('widgets', 'packages/widgets'),
      viewProject('storefront', 'packages/storefront'),
      embedBuildProject,
      nodeProject('repository', 'tests/repository'),
      nodeProject('shop', 'packages', { include: ['{shop,create-diwan-shop}/src/**/*.test.ts'] }),
      nodeProject('contract', 'tests/contract', { globalSetup: seeded, exclude: onPostgres }),
      nodeProject('contract-postgres', 'tests/contract', {
        globalSetup: seeded,
        include: [...onPostgres, 'sdk-on-reference-api.test.ts'],
        env: { CONTRACT_DATABASE: 'PostgreSQL' },
      }),
      nodeProject('deployment', 'tests/deployment'),
      nodeProject('hostile', 'tests/hostile'),
      ...(runsStories ? [await storiesProject('en'), await storiesProject('ar')] : []),
    ],
  },
});
