import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

/** Licences that only ask for their text to be kept. */
const PERMISSIVE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PostgreSQL',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
]);

/** Packages with another licence, or none in their manifest, and why they may be used. */
const EXCEPTIONS: Record<string, { licence: string; reason: string }> = {
  'axe-core': { licence: 'MPL-2.0', reason: 'runs unchanged in tests; no page includes it' },
  '@axe-core/playwright': { licence: 'MPL-2.0', reason: 'runs unchanged in tests' },
  lightningcss: { licence: 'MPL-2.0', reason: 'a tool of Vite, unchanged; its output is ours' },
  '@img/sharp-libvips': {
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, a separate library that sharp loads and anyone can replace',
  },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'data read by build tools; names its authors itself' },
  'require-like': {
    licence: 'none',
    reason: 'MIT by its readme and licence file; a tool of vanilla-extract',
  },
  spawndamnit: { licence: 'SEE LICENSE IN LICENSE', reason: 'MIT in its licence file; a tool of changesets' },
};

interface Manifest {
  name: string;
  license?: string | { type: string };
  licenses?: { type: string }[];
}

const licenceOf = ({ license, licenses }: Manifest): string =>
  (typeof license === 'string' ? license : license?.type) ??
  licenses?.map(({ type }) => type).join(' OR ') ??
  'none';

/** Whether an SPDX expression can be satisfied with permissive licences alone. */
function isPermissive(expression: string): boolean {
  const alternatives = expression.replace(/[()]/g, '').split(/ OR /i);
  return alternatives.some((all) => all.split(/ AND /i).every((licence) => PERMISSIVE.has(licence.trim())));
}

/** Packages of one platform share the exception of the package they belong to. */
const exceptionFor = (name: string) =>
  EXCEPTIONS[name] ?? EXCEPTIONS[name.replace(/-(?:linux|linuxmusl|darwin|win32|freebsd|android)-.*$/, '')];

function problemOf(manifest: Manifest): string | undefined {
  const licence = licenceOf(manifest);
  if (isPermissive(licence) || exceptionFor(manifest.name)?.licence === licence) return undefined;
  return `${manifest.name}: ${licence}`;
}

/** Every installed package, of production and of tools. */
function installed(): Manifest[] {
  const store = path.join(repositoryRoot, 'node_modules/.pnpm');
  const namesIn = (folder: string) =>
    readdirSync(folder).flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(folder, name)).map((inner) => path.join(name, inner))
        : [name],
    );
  return readdirSync(store)
    .map((entry) => path.join(store, entry, 'node_modules'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => namesIn(folder).map((name) => path.join(folder, name)))
    .filter((folder) => !lstatSync(folder).isSymbolicLink() && existsSync(path.join(folder, 'package.json')))
    .map((folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest);
}

describe('licences', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['MIT AND OFL-1.1', true],
    ['MIT AND GPL-3.0', false],
    ['AGPL-3.0', false],
    ['none', false],
  ])('%s is permissive: %j', (expression, expected) => {
    expect(isPermissive(expression)).toBe(expected);
  });

  it('of all installed packages are permissive, or exceptions with a reason', () => {
    const packages = installed();
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.flatMap((manifest) => problemOf(manifest) ?? [])).toEqual([]);
  });

  it('have no exception that is no longer needed', () => {
    const names = new Set(installed().map(({ name }) => name));
    expect(Object.keys(EXCEPTIONS).filter((name) => ![...names].some((one) => one.startsWith(name)))).toEqual(
      [],
    );
  });
});
