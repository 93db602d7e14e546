/**
 * What a change reaches, for `pnpm test --changed`: the tests that import the changed files, and the journeys that visit a page
 * or an element which does.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mainJourneys, projectsOf, root, tool, unitProjects } from './checks.mjs';

/** What reaches more pages than these reaches the whole shop: the main journeys run instead. */
const MOST_PAGES = 5;
const JOURNEYS = 'tests/journeys';

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** @param {string} [since] a commit; the last one that this branch shares with main if omitted */
function changedSince(since) {
  const from = since ?? git('merge-base', 'HEAD', 'main');
  const changed = git('diff', '--name-only', '--diff-filter=d', from).split('\n');
  const added = git('ls-files', '--others', '--exclude-standard').split('\n');
  return { from, files: [...changed, ...added].filter(Boolean) };
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Modules of storefront and widgets that import one of these, themselves included. @param {string[]} files */
function reachedModules(files) {
  const sources = files.filter((file) => /^packages\/(sdk|widgets|storefront)\/src\//.test(file));
  if (sources.length === 0) return [];
  const { command, args } = tool(
    'depcruise',
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    ...['--reaches', `^(${sources.map(escaped).join('|')})$`],
    ...['packages/storefront/src', 'packages/widgets/src'],
  );
  const report = execFileSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 256 << 20 });
  const { modules } = /** @type {{ modules: { source: string }[] }} */ (JSON.parse(report));
  return modules.map(({ source }) => source).filter((source) => !/\.(test|stories)\.tsx?$/.test(source));
}

/** Addresses of a page in the text of a journey, by the route table. @param {string} name of its folder */
function addressesOf(name) {
  const table = readFileSync(path.join(root, 'packages/storefront/src/app/routes.ts'), 'utf8');
  const [, pattern] = new RegExp(`name: '${name}',\\s+pattern: '([^']+)'`).exec(table) ?? [];
  return pattern && new RegExp(`['"\`]${escaped(pattern).replace(/:\w+/g, '[^/\'"`?#]+')}/?['"\`?#]`);
}

/** Journeys with the text of the files that they import. */
function journeys() {
  const read = (/** @type {string} */ name) => readFileSync(path.join(root, JOURNEYS, name), 'utf8');
  return readdirSync(path.join(root, JOURNEYS))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => {
      const own = read(name);
      const helpers = [...own.matchAll(/from '\.\/([\w/-]+)'/g)].map(([, helper]) => `${helper}.ts`);
      // What all journeys share visits nothing.
      const imported = helpers.filter((helper) => helper !== 'support.ts');
      return {
        files: [name, ...imported].map((file) => `${JOURNEYS}/${file}`),
        name,
        text: [own, ...imported.map(read)].join('\n'),
      };
    });
}

/** @param {string[]} files @returns {import('./checks.mjs').Check | undefined} */
function journeysOf(files) {
  const modules = reachedModules(files);
  const named = (/** @type {RegExp} */ pattern) =>
    [...new Set(modules.map((source) => pattern.exec(source)?.[1]))].filter((name) => name !== undefined);
  const pages = named(/^packages\/storefront\/src\/pages\/([\w-]+)\/index\.ts$/);
  const elements = named(/elements\/definitions\/([\w-]+)\.element\.tsx?$/);
  const isNarrow = pages.length + elements.length <= MOST_PAGES;
  const visits = isNarrow
    ? [
        ...pages.map(addressesOf).filter((addresses) => addresses instanceof RegExp),
        ...elements.map((element) => new RegExp(`diwan-${element}\\b`)),
      ]
    : [];
  const specs = journeys().filter(
    ({ files: own, text }) =>
      own.some((file) => files.includes(file)) || visits.some((address) => address.test(text)),
  );
  const holds = 'journeys that visit what the change reaches';
  if (specs.length > 0)
    return {
      ...{ sets: [], name: 'journeys', holds },
      ...tool('playwright', 'test', ...specs.map(({ name }) => `${JOURNEYS}/${name}`)),
    };
  const isServed = files.some((file) => /^packages\/[\w-]+\/src\/(?!.*\.(test|stories)\.)/.test(file));
  return isServed
    ? { sets: [], name: 'main journeys', holds, ...tool('playwright', ...mainJourneys) }
    : undefined;
}

/**
 * @param {string} [since]
 * @returns {import('./checks.mjs').Check[]} nothing if no file has changed
 */
export function checksOfChange(since) {
  const { from, files } = changedSince(since);
  if (files.length === 0) return [];
  const linted = files.filter(
    (file) => /\.([cm]?[jt]sx?|jsonc?|css)$/.test(file) && existsSync(path.join(root, file)),
  );
  const projects = [...unitProjects, 'contract', 'stories-*'];
  const visited = journeysOf(files);
  return [
    { sets: [], name: 'types', holds: '', command: process.execPath, args: ['scripts/typecheck.mjs'] },
    ...(linted.length > 0
      ? [
          {
            ...{ sets: /** @type {[]} */ ([]), name: 'lint', holds: '' },
            ...tool('biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...linted),
          },
        ]
      : []),
    {
      ...{ sets: [], name: 'tests', holds: '' },
      ...tool('vitest', 'run', ...projectsOf(...projects), '--changed', from, '--passWithNoTests'),
    },
    ...(visited ? [visited] : []),
  ];
}
