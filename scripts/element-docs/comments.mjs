import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const definitions = fileURLToPath(
  new URL('../../packages/widgets/src/elements/definitions', import.meta.url),
);

/**
 * A line of a comment, such as `@attr {number} [limit=10] - Products per page.` As in JSDoc, an attribute in brackets is optional.
 * @typedef {{ kind: string, type: string, name: string, text: string, isOptional?: boolean, initial?: string | undefined }} Tag
 */

/**
 * The documentation of an element, from the comment above its definition.
 * @typedef {object} ElementComment
 * @property {string} tag
 * @property {string} about
 * @property {readonly Tag[]} attributes
 * @property {readonly Tag[]} events
 * @property {readonly Tag[]} methods what a page can call, with what they return
 * @property {readonly Tag[]} slots content the page may put between the tags; the default slot has no name
 * @property {readonly Tag[]} parts parts its styles can target
 * @property {string} reservedBlockSize height reserved before it loads
 */

const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();

/** @param {string} file @returns {ElementComment} */
function readComment(file) {
  const source = readFileSync(path.join(definitions, file), 'utf8');
  const comment = source.match(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const element\b/)?.[1] ?? '';
  const [about = '', ...parts] = comment
    .replace(/^\s*\* ?/gm, '')
    .trim()
    .split(/^@/m);
  const tags = parts.map((part) => {
    const [, kind = '', type = '', bracket, name = '', initial, rest = ''] =
      part.match(/^(\w+)(?: \{([^}]*)\})?(?: (\[)?([\w-]+)(?:=(\w+))?\]?)? - ([\s\S]*)$/) ?? [];
    return { kind, type, name, initial, isOptional: bracket !== undefined, text: oneLine(rest) };
  });
  const ofKind = (/** @type {string} */ kind) => tags.filter((tag) => tag.kind === kind);
  return {
    tag: `diwan-${path.basename(file, '.element.ts')}`,
    about: oneLine(about),
    attributes: ofKind('attr'),
    events: ofKind('event'),
    methods: ofKind('method'),
    slots: ofKind('slot'),
    parts: ofKind('csspart'),
    reservedBlockSize:
      (source.match(/\bblockSize: '([^']*)'/) ?? source.match(/reservedBlockSize: '([^']*)'/))?.[1] ?? '',
  };
}

/** The comments of all definitions, by tag. @returns {readonly ElementComment[]} */
export const elementComments = () =>
  readdirSync(definitions)
    .filter((file) => file.endsWith('.element.ts'))
    .map(readComment);

/**
 * The most common tokens, supported by all elements. @type {readonly { name: string, example: string, text: string }[]}
 */
export const cssProperties = [
  { name: '--diwan-color-action-ground', example: '#221d1a', text: 'Buttons: background.' },
  { name: '--diwan-color-action-text', example: '#fff', text: 'Buttons: text.' },
  { name: '--diwan-color-accent-ground', example: '#5b2333', text: 'Added products, counts.' },
  { name: '--diwan-color-sale-ground', example: '#b3541e', text: 'Reduced prices.' },
  { name: '--diwan-color-text-primary', example: '#221d1a', text: 'Text.' },
  { name: '--diwan-font-display', example: 'Georgia, serif', text: 'Headings.' },
  { name: '--diwan-font-text', example: 'system-ui, sans-serif', text: 'Everything else.' },
  { name: '--diwan-radius-small', example: '8px', text: 'Radius of buttons.' },
  { name: '--diwan-layout-gap', example: '12px', text: 'Between cards.' },
  {
    name: '--diwan-layout-header-height',
    example: '4rem',
    text: "Height of the page's own sticky header: sticky parts stay below it.",
  },
  { name: '--diwan-rem', example: '15px', text: 'The unit of all sizes.' },
];
