/** The reference of the elements in `docs/embed.md`, generated from the comments on their definitions. */
import { cssProperties, elementComments } from './comments.mjs';

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

/** @param {import('./comments.mjs').ElementComment} element */
const describeElement = ({ tag, about, attributes, methods, events, slots, parts }) =>
  [
    `### \`<${tag}>\``,
    '',
    about,
    ...table(
      'Attribute | Value | Meaning',
      attributes.map(({ name, type, text }) => [code(name), code(type), text]),
    ),
    ...table(
      'Method | Returns | What it does',
      methods.map(({ name, type, text }) => [code(name), code(type), text]),
    ),
    ...table(
      'Event | When',
      events.map(({ name, text }) => [code(name), text]),
    ),
    ...slots.filter(({ name }) => !name).flatMap(({ text }) => ['', `Content between the tags: ${text}`]),
    ...table(
      'Slot | Shown',
      slots.filter(({ name }) => name).map(({ name, text }) => [code(name), text]),
    ),
    ...table(
      'Part | What it is',
      parts.map(({ name, text }) => [code(name), text]),
    ),
  ].join('\n');

/** The reference as Markdown. */
export const elementReference = () => elementComments().map(describeElement).join('\n\n');

const shown = () => elementComments().filter(({ tag }) => tag !== 'diwan-shop');
const selectorOf = (/** @type {readonly string[]} */ tags) =>
  tags.length === 1 ? tags.join() : `:is(${tags.join(', ')})`;

/** Style rules as Markdown. @param {readonly string[]} rules */
const styles = (rules) => ['```css', ...rules, '```'].join('\n');

/** Example rules that set the tokens of all elements. */
const tokenRules = () =>
  styles([
    ':root {',
    ...cssProperties.map(({ name, example, text }) => `  ${name}: ${example}; /* ${text} */`),
    '}',
  ]);

/** Rules that reserve the space of each element until it loads. */
function reservedRules() {
  const sizes = [...new Set(shown().map(({ reservedBlockSize }) => reservedBlockSize))];
  return styles(
    sizes.map((size) => {
      const tags = shown().filter(({ reservedBlockSize }) => reservedBlockSize === size);
      // As the loader does.
      const width = size.length < 5 ? ` min-inline-size: ${size};` : '';
      return `${selectorOf(tags.map(({ tag }) => tag))}:not(:defined) { display: block; min-block-size: ${size};${width} }`;
    }),
  );
}

/** Inserts the generated parts into the guide. @param {string} document with any previous generated parts */
export const withReference = (document) =>
  [
    ['elements', elementReference],
    ['tokens', tokenRules],
    ['reserved', reservedRules],
  ].reduce(
    (text, [name, content]) =>
      text.replace(
        new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*(?=<!-- /${name} -->)`),
        () => `\n${/** @type {() => string} */ (content)()}\n\n`,
      ),
    document,
  );
