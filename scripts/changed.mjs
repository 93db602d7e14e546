/**
 * What a change reaches, for `pnpm test --changed`: the tests that import the changed files, and the journeys whose own text
 * opens a page or an element which does.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { layouts, mainJourneys, projectsOf, root, tool, unitProjects } from './checks.mjs';

/** @typedef {import('./checks.mjs').Check} Check */

/** What more journeys visit than these reaches the whole shop: the main journeys run instead. */
const MOST_JOURNEYS = 12;
const JOURNEYS = 'tests/journeys';

/** @param {string} name @param {{ command: string, args: string[] }} line @returns {Check} */
const check = (name, line) => ({ sets: [], name, holds: 'what the change reaches', ...line });

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

/** Every journey with its place, as Playwright takes it, its own text, and the files that it is written in. */
function journeys() {
  const folder = path.join(root, JOURNEYS);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .flatMap((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const helpers = [...text.matchAll(/from '\.\/([\w/-]+)'/g)].map(([, helper]) => `${helper}.ts`);
      const files = [name, ...helpers].map((file) => `${JOURNEYS}/${file}`);
      const starts = [...text.matchAll(/^ *test\(/gm)].map(({ index }) => index);
      return starts.map((start, index) => ({
        files,
        place: `${JOURNEYS}/${name}:${text.slice(0, start).split('\n').length}`,
        text: text.slice(start, starts[index + 1]),
      }));
    });
}

/** @param {string[]} files @returns {Check | undefined} */
function journeysOf(files) {
  const modules = reachedModules(files);
  const named = (/** @type {RegExp} */ pattern) =>
    [...new Set(modules.map((source) => pattern.exec(source)?.[1]))].filter((name) => name !== undefined);
  const visits = [
    ...named(/^packages\/storefront\/src\/pages\/([\w-]+)\/index\.ts$/)
      .map(addressesOf)
      .filter((addresses) => addresses instanceof RegExp),
    ...named(/elements\/definitions\/([\w-]+)\.element\.tsx?$/).map(
      (name) => new RegExp(`<diwan-${name}\\b`),
    ),
  ];
  const places = journeys()
    .filter(
      ({ files: own, text }) =>
        own.some((file) => files.includes(file)) || visits.some((address) => address.test(text)),
    )
    .map(({ place }) => place);
  if (places.length > 0 && places.length <= MOST_JOURNEYS)
    return check('journeys', tool('playwright', 'test', ...layouts, ...places));
  const isServed = files.some((file) => /^packages\/[\w-]+\/src\/(?!.*\.(test|stories)\.)/.test(file));
  return places.length > 0 || isServed
    ? check('main journeys', tool('playwright', ...mainJourneys))
    : undefined;
}

/**
 * @param {string} [since] a commit
 * @returns {Check[]} nothing if no file has changed
 */
export function checksOfChange(since) {
  const { from, files } = changedSince(since);
  if (files.length === 0) return [];
  const linted = files.filter((file) => /\.([cm]?[jt]sx?|jsonc?|css)$/.test(file));
  const projects = projectsOf(...unitProjects, 'contract', 'stories-*');
  const visited = journeysOf(files);
  return [
    check('types', { command: process.execPath, args: ['scripts/typecheck.mjs'] }),
    ...(linted.length > 0 ? [check('lint', tool('biome', 'check', '--error-on-warnings', ...linted))] : []),
    check('tests', tool('vitest', 'run', ...projects, '--changed', from, '--passWithNoTests')),
    ...(visited ? [visited] : []),
  ];
}
