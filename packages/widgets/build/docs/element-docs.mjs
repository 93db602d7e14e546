/** The reference of the elements in `docs/embed.md`, made from the comments of their definitions. */
import { elementComments } from './element-comments.mjs';

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

/** @param {import('./element-comments.mjs').ElementComment} element */
const describeElement = ({ tag, about, attributes, events, slot }) =>
  [
    `### \`<${tag}>\``,
    '',
    about,
    ...table(
      'Attribute | Value | Meaning',
      attributes.map(({ name, type, text }) => [code(name), code(type), text]),
    ),
    ...table(
      'Event | When',
      events.map(({ name, text }) => [code(name), text]),
    ),
    ...(slot ? ['', `Content between the tags: ${slot}`] : []),
  ].join('\n');

/** The reference as Markdown. */
export const elementReference = () => elementComments().map(describeElement).join('\n\n');

/** @param {string} document the guide, with whatever reference it has now */
export const withReference = (document) =>
  document.replace(
    /(?<=<!-- elements -->\n)[\s\S]*(?=<!-- \/elements -->)/,
    () => `\n${elementReference()}\n\n`,
  );
