/**
 * The reference of the elements in `docs/embed.md`, made from the comments of `src/elements/definitions/*.element.ts`.
 * Run with Node to write it: `node build/docs/element-docs.mjs`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const elements = path.join(root, 'src/elements/definitions');
export const guide = path.join(root, 'docs/embed.md');

/** @typedef {{ kind: string, type: string | undefined, name: string, text: string }} Tag */

/** @param {string} source @returns {{ about: string, tags: Tag[] }} the comment above the exported element */
function readComment(source) {
  const comment = source.match(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const element\b/)?.[1] ?? '';
  const text = comment.replace(/^\s*\* ?/gm, '').trim();
  const [about = '', ...parts] = text.split(/^@/m);
  const tags = parts.map((part) => {
    const [, kind = '', type, name = '', rest = ''] =
      part.match(/^(\w+)(?: \{([^}]*)\})?(?: ([\w-]+))? - ([\s\S]*)$/) ?? [];
    return { kind, type, name, text: oneLine(rest) };
  });
  return { about: oneLine(about), tags };
}

const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();
const code = (/** @type {string} */ text) => `\`${text.replaceAll('|', '\\|')}\``;

/** @param {string} heading @param {readonly string[][]} rows */
const table = (heading, rows) =>
  rows.length === 0
    ? []
    : [
        '',
        `| ${heading} |`,
        `|${' --- |'.repeat(heading.split('|').length)}`,
        ...rows.map((row) => `| ${row.join(' | ')} |`),
      ];

/** @param {string} file */
function describeElement(file) {
  const { about, tags } = readComment(readFileSync(path.join(elements, file), 'utf8'));
  const ofKind = (/** @type {string} */ kind) => tags.filter((tag) => tag.kind === kind);
  return [
    `### \`<diwan-${path.basename(file, '.element.ts')}>\``,
    '',
    about,
    ...table(
      'Attribute | Value | Meaning',
      ofKind('attr').map(({ name, type = '', text }) => [code(name), code(type), text]),
    ),
    ...table(
      'Event | When',
      ofKind('event').map(({ name, text }) => [code(name), text]),
    ),
    ...ofKind('slot').flatMap(({ text }) => ['', `Content between the tags: ${text}`]),
  ].join('\n');
}

/** The reference as Markdown. */
export const elementReference = () =>
  readdirSync(elements)
    .filter((file) => file.endsWith('.element.ts'))
    .map(describeElement)
    .join('\n\n');

/** @param {string} document the guide, with whatever reference it has now */
export const withReference = (document) =>
  document.replace(
    /(?<=<!-- elements -->\n)[\s\S]*(?=<!-- \/elements -->)/,
    () => `\n${elementReference()}\n\n`,
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(guide, withReference(readFileSync(guide, 'utf8')));
}
