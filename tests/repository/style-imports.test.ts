import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

const theme = path.join('packages', 'widgets', 'src', 'foundation', 'theme');
/** Plain CSS modules have a single export, so they are excluded. */
const importOfStyles = /^import (?<names>[^;]*?) from '(?<file>\.[^']*(?<!\.module)\.css)';/gm;

/** Style imports other than `import * as styles from './Card.css'`. */
function strayImports(file: string, source: string): string[] {
  return [...source.matchAll(importOfStyles)]
    .filter(({ groups }) => {
      const target = path.join(path.dirname(file), groups?.file ?? '');
      return !target.startsWith(theme) && !/^(type )?\* as (styles|\w+Styles)$/.test(groups?.names ?? '');
    })
    .map(([statement]) => `${file}: ${statement}`);
}

it('detects styles imported by name, and allows theme tokens', () => {
  const file = 'packages/widgets/src/foundation/ui/card/Card.tsx';
  const byName = "import { card,\n  title } from './Card.css';";
  const fine = [
    "import * as styles from './Card.css';",
    "import type * as gridStyles from '../grid/Grid.css';",
    "import { vars } from '../../theme/vars.css';",
  ];
  expect(strayImports(file, [byName, ...fine].join('\n'))).toEqual([`${file}: ${byName}`]);
});

it('styles are imported as a namespace', () => {
  const files = execFileSync(
    'git',
    ['ls-files', 'packages/*/src/*.ts', 'packages/*/src/*.tsx', '.storybook/*.tsx'],
    {
      cwd: repositoryRoot,
      encoding: 'utf8',
    },
  );
  const sources = files.trim().split('\n');
  expect(sources.length).toBeGreaterThan(300);
  expect(
    sources.flatMap((file) => strayImports(file, readFileSync(path.join(repositoryRoot, file), 'utf8'))),
  ).toEqual([]);
});
