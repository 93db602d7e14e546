/**
 * Rejects physical directions in styles: a layout with left or right is wrong in one of the two languages. Checks the
 * packages' stylesheets and, for inline styles, their components. Exceptions need a reason on the same or the previous
 * line: `physical: <reason>` (pointer maths, scrolling, gradients).
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const physical = [
  /\b(margin|padding|border|inset|scrollMargin|scrollPadding)(Left|Right)\b/,
  /\bborder(Top|Bottom)(Left|Right)Radius\b/,
  /\b(margin|padding|border|scroll-margin|scroll-padding)-(left|right)\b/,
  /\bborder-(top|bottom)-(left|right)-radius\b/,
  /(?<![\w.$-])['"]?(left|right)['"]?\s*:(?!:)/,
  /\b(textAlign|text-align|float|clear|justifyContent|justify-content|justifyItems|justify-items)['"]?\s*:\s*['"]?(left|right)\b/,
];
const reason = /physical: \S+/;

/**
 * @param {string} text source of a stylesheet
 * @returns {{ line: number, text: string }[]} lines with a physical direction and no reason
 */
export function physicalDirections(text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const code = line.replace(/\/\/.*$|^\s*\*.*$/, '');
    const excused = reason.test(line) || reason.test(lines[index - 1] ?? '');
    return !excused && physical.some((pattern) => pattern.test(code))
      ? [{ line: index + 1, text: line.trim() }]
      : [];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.css.ts', '*.css', '*.tsx'],
    { encoding: 'utf8' },
  )
    .split('\n')
    .filter((file) => file.startsWith('packages/') || file.startsWith('.storybook/'));
  const found = files.flatMap((file) =>
    physicalDirections(readFileSync(file, 'utf8')).map(({ line, text }) => `${file}:${line}  ${text}`),
  );
  if (found.length > 0) {
    console.error(
      `Physical directions in styles; use logical properties (inline-start, inline-end):\n${found.join('\n')}`,
    );
    process.exit(1);
  }
  console.log(`styles: ${files.length} files, logical properties only`);
}
