import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from './repository-root';

const rawColor = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl|oklch|lab)a?\(|color-mix\(/i;
const namedColor =
  /(?:color|background|fill|stroke|border)\w*: [^\n]*\b(?:white|black|gr[ae]y|red|green|blue)\b/i;
const rawFontSize = /fontSize: (?:rem\(|'[\d.]+(?:px|rem))/;

/** Values only the theme may contain: colours and font sizes. Editors' colours are set as variables. */
const strayValues = (source: string): string[] =>
  source
    .split('\n')
    .filter((line) => !line.trim().startsWith('//') && !line.trim().startsWith('*'))
    .filter((line) => rawColor.test(line) || namedColor.test(line) || rawFontSize.test(line))
    .map((line) => line.trim());

it('no stylesheet outside the theme contains a colour or font size', () => {
  const sheets = execFileSync('git', ['ls-files', 'packages/*/src/**/*.css.ts'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !file.startsWith('packages/widgets/src/foundation/theme/'));
  expect(sheets.length).toBeGreaterThan(70);
  expect(strayValues("color: '#1b1e1c',\nfontSize: rem(1),\ncolor: 'inherit',")).toHaveLength(2);
  const stray = sheets.flatMap((file) =>
    strayValues(readFileSync(path.join(repositoryRoot, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(stray).toEqual([]);
});
