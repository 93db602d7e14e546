import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

interface Import {
  from: string;
  to: string;
}

/** The folders below their common parent that two files are in; undefined if one is in the parent itself. */
function siblingFolders({ from, to }: Import): Import | undefined {
  const [fromParts, toParts] = [from.split('/'), to.split('/')];
  const depth = fromParts.findIndex((part, index) => part !== toParts[index]);
  const areBothFolders = depth < fromParts.length - 1 && depth < toParts.length - 1;
  const folder = (parts: readonly string[]) => parts.slice(0, depth + 1).join('/');
  return areBothFolders ? { from: folder(fromParts), to: folder(toParts) } : undefined;
}

/** Cycles among sibling folders: a folder that needs another which, perhaps through a third, needs it. */
function folderCycles(imports: readonly Import[]): string[] {
  const needs = new Map<string, Map<string, Import>>();
  for (const imported of imports) {
    const folders = siblingFolders(imported);
    if (!folders) continue;
    const targets = needs.get(folders.from) ?? new Map<string, Import>();
    needs.set(folders.from, targets.set(folders.to, imported));
  }
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (folder: string, trail: readonly string[]): void => {
    if (trail.includes(folder)) {
      const cycle = [...trail.slice(trail.indexOf(folder)), folder];
      const reason = (name: string, index: number) => {
        const { from, to } = needs.get(name)?.get(cycle[index + 1] ?? '') ?? {};
        return `${name} (${from} imports ${to})`;
      };
      cycles.push(cycle.slice(0, -1).map(reason).join(' → '));
      return;
    }
    if (done.has(folder)) return;
    for (const next of needs.get(folder)?.keys() ?? []) visit(next, [...trail, folder]);
    done.add(folder);
  };
  for (const folder of needs.keys()) visit(folder, []);
  return cycles;
}

it('finds a cycle of three folders, and none between files of one folder', () => {
  expect(
    folderCycles([
      { from: 'src/pages/cart/a.ts', to: 'src/layout/a.ts' },
      { from: 'src/layout/b.ts', to: 'src/data/a.ts' },
      { from: 'src/data/b.ts', to: 'src/pages/home/a.ts' },
      { from: 'src/pages/index.ts', to: 'src/pages/cart/a.ts' },
      { from: 'src/pages/home/a.ts', to: 'src/pages/index.ts' },
    ]),
  ).toEqual([
    'src/pages (src/pages/cart/a.ts imports src/layout/a.ts) → src/layout (src/layout/b.ts imports src/data/a.ts)' +
      ' → src/data (src/data/b.ts imports src/pages/home/a.ts)',
  ]);
});

interface Cruised {
  modules: { source: string; dependencies: { resolved: string }[] }[];
}

/** Not tests, stories and what they use. */
const isChecked = (file: string) =>
  /^packages\/[^/]+\/(src|build)\//.test(file) && !/\.(test|test-d|stories)\.tsx?$|\/testing\//.test(file);

function importsOfPackages(): Import[] {
  const report = execFileSync(
    path.join(repositoryRoot, 'node_modules/.bin/depcruise'),
    ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'packages'],
    { cwd: repositoryRoot, encoding: 'utf8', maxBuffer: 256 << 20 },
  );
  const { modules } = JSON.parse(report) as Cruised;
  return modules
    .flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    .filter(({ from, to }) => isChecked(from) && isChecked(to));
}

it('finds none in the packages', () => {
  const imports = importsOfPackages();
  expect(imports.length).toBeGreaterThan(4000);
  expect(folderCycles(imports)).toEqual([]);
}, 300_000);
