/**
 * What `pnpm test` runs. Stages run one after the other. Within a stage, rows run in parallel, so that checks that wait for
 * servers or a browser don't leave a processor idle; checks within a row run one after the other.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const bin = path.join(root, 'node_modules', '.bin');

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string} holds what fails it, for the table in CONTRIBUTING.md
 * @property {readonly ('test' | 'all')[]} sets what runs it besides its name: `pnpm test`, `pnpm test all`
 * @property {string} command
 * @property {string[]} args
 */

/** @param {string[]} args */
const node = (...args) => ({ command: process.execPath, args });
/** @param {string} name @param {string[]} args */
export const tool = (name, ...args) => ({ command: path.join(bin, name), args });
/** @param {string[]} projects */
export const projectsOf = (...projects) => projects.flatMap((project) => ['--project', project]);
/** @param {string[]} projects */
const vitest = (...projects) => tool('vitest', 'run', ...projectsOf(...projects));

export const unitProjects = ['sdk', 'reference-api', 'widgets', 'embed-build', 'storefront', 'shop'];

/** Without the texts that a browser's page translation replaces. */
export const layouts = ['en-390', 'ar-390', 'en-1440', 'ar-1440'].map((layout) => `--project=${layout}`);

/** The journeys of `pnpm test`: each once. */
export const mainJourneys = ['test', '--grep', '@main', ...layouts];

/**
 * @param {Check['sets']} sets @param {string} name @param {string} holds
 * @param {{ command: string, args: string[] }} line
 * @returns {Check}
 */
const check = (sets, name, holds, line) => ({ sets, name, holds, ...line });
/** @type {Check['sets']} */
const everywhere = ['test', 'all'];

/** @type {Check[][][]} */
export const stages = [
  [[check(everywhere, 'types', 'types of all packages, tests and scripts', node('scripts/typecheck.mjs'))]],
  [
    [
      check(
        everywhere,
        'lint',
        'Biome’s rules and format',
        tool('biome', 'check', '--error-on-warnings', '.'),
      ),
    ],
    [check(everywhere, 'styles', 'no left or right in styles', node('scripts/check-styles.mjs'))],
    [
      check(
        everywhere,
        'import rules',
        'layers, no cycles of files',
        tool(
          'depcruise',
          ...['--config', '.dependency-cruiser.cjs', 'packages', 'tests', 'scripts', 'bench', 'examples'],
        ),
      ),
    ],
    [
      check(
        ['all'],
        'patterns',
        'regular expressions take linear time',
        node('--conditions=diwan-source', '--import', 'tsx', 'scripts/check-patterns.mjs'),
      ),
    ],
    [check(['all'], 'unused code', 'no file, export or dependency without use', tool('knip'))],
  ],
  [[check(everywhere, 'build', 'the shop and the embed script build', node('scripts/build.mjs'))]],
  [
    [
      check(
        ['all'],
        'tarballs',
        'packed packages: publint, Are the Types Wrong',
        node('scripts/check-packages/check-tarballs.mjs'),
      ),
    ],
    [
      check(
        ['all'],
        'repository',
        'seeded violations of the import rules, licences, public API, specification, links, cycles of folders',
        vitest('repository'),
      ),
    ],
  ],
  [
    [check(everywhere, 'unit', 'each rule, view, store and endpoint by itself', vitest(...unitProjects))],
    [
      check(
        everywhere,
        'contract',
        'the SDK on the API over HTTP, on the embedded database',
        vitest('contract'),
      ),
      check(
        ['all'],
        'PostgreSQL',
        'the same and what only a server has: replicas, two processes, killed processes',
        vitest('reference-api-postgres', 'contract-postgres'),
      ),
      check(['all'], 'deployment', 'a shop installed for production, nginx', vitest('deployment')),
      check(
        everywhere,
        'stories with axe',
        'every state of every view in both languages, in Chromium',
        vitest('stories-*'),
      ),
      check(['all'], 'size budgets', 'bytes of first loads', node('bench/size.mjs', '--check')),
      check(
        ['all'],
        'browsers',
        'nothing that the oldest supported browsers lack',
        node('scripts/check-browsers.mjs'),
      ),
      check(
        ['all'],
        'API document',
        'OpenAPI by Redocly and Spectral',
        node('scripts/check-api-document.mjs'),
      ),
      check(
        ['all'],
        'search engines',
        'what search engines read of each page, valid HTML',
        node('scripts/check-pages/check-pages.mjs'),
      ),
      check(
        ['all'],
        'package shape',
        'packed packages in Node, React 18 and 19, Next.js, webpack',
        node('scripts/check-packages/check-packages.mjs'),
      ),
      check(
        ['all'],
        'shop package',
        'a shop of the previous release is upgraded',
        node('scripts/check-packages/check-shop.mjs'),
      ),
    ],
  ],
  // Alone: beside other checks it would measure those.
  [[check(['all'], 'hostile', 'one address attacks, others notice nothing', vitest('hostile'))]],
  // These use both processors by themselves: beside others they take longer than one after the other.
  [
    [
      check(
        ['test'],
        'main journeys',
        'buying, quote, promo, search, language, partner pages in a browser',
        tool('playwright', ...mainJourneys),
      ),
    ],
  ],
  [
    [
      check(
        ['all'],
        'journeys',
        'the whole shop in a browser, in both languages on phone and desktop',
        tool('playwright', 'test'),
      ),
    ],
  ],
  [
    [
      check(
        ['all'],
        'engines',
        'main journeys in WebKit, Firefox and Safari, where installed',
        tool(
          'playwright',
          ...['test', '--config', 'tests/engines/playwright.config.ts', '--pass-with-no-tests'],
        ),
      ),
    ],
  ],
  // Before a release: they take many minutes, or depend on what was published since.
  [
    [
      check(
        [],
        'any folder',
        'README’s commands in a folder of any name',
        node('scripts/check-any-folder.mjs'),
      ),
      check([], 'node versions', 'each supported version of Node', node('scripts/check-node-versions.mjs')),
      check(
        [],
        'consumers',
        'other frameworks and ranges of versions',
        node('scripts/check-packages/check-consumers.mjs'),
      ),
      check([], 'audit', 'no known vulnerability of high severity', node('scripts/audit.mjs')),
    ],
  ],
];
