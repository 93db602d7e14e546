/** `docs/embed/reference.md` and what is generated in `theme.md`, from the comments on the elements' definitions. */
import { cssProperties, elementComments } from './comments.mjs';
import { commonAttributes, errorEvent } from './manifests.mjs';

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

/** @param {readonly import('./comments.mjs').Tag[]} attributes */
const attributeTable = (attributes) =>
  table(
    'Attribute | Value | Meaning',
    attributes.map(({ name, type, text }) => [code(name), code(type), text]),
  );

/** @param {readonly import('./comments.mjs').Tag[]} events */
const eventTable = (events) =>
  table(
    'Event | When',
    events.map(({ name, text }) => [code(name), text]),
  );

/** @param {import('./comments.mjs').ElementComment} element */
const describeElement = ({ tag, about, attributes, methods, events, slots, parts }) =>
  [
    `## \`<${tag}>\``,
    '',
    about,
    ...attributeTable(attributes),
    ...table(
      'Method | Returns | What it does',
      methods.map(({ name, type, text }) => [code(name), code(type), text]),
    ),
    ...eventTable(events),
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
export const elementReference = () =>
  [
    '# Elements',
    '[How to paste them](paste.md) · [how they look](theme.md) · [in scripts and frameworks](frameworks.md)',
    ['All elements have:', ...attributeTable(commonAttributes), ...eventTable([errorEvent])].join('\n'),
    ...elementComments().map(describeElement),
  ].join('\n\n');

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

/** Inserts the generated rules into `theme.md`. @param {string} document with any previous generated rules */
export const withRules = (document) =>
  [
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
