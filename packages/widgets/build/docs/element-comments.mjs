import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const definitions = fileURLToPath(new URL('../../src/elements/definitions', import.meta.url));

/** @typedef {{ kind: string, type: string, name: string, text: string }} Tag */

/**
 * What the comment above a definition says about an element.
 * @typedef {object} ElementComment
 * @property {string} tag
 * @property {string} about
 * @property {readonly Tag[]} attributes
 * @property {readonly Tag[]} events
 * @property {string | undefined} slot what the page may put between the tags
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
    const [, kind = '', type = '', name = '', rest = ''] =
      part.match(/^(\w+)(?: \{([^}]*)\})?(?: ([\w-]+))? - ([\s\S]*)$/) ?? [];
    return { kind, type, name, text: oneLine(rest) };
  });
  const ofKind = (/** @type {string} */ kind) => tags.filter((tag) => tag.kind === kind);
  return {
    tag: `diwan-${path.basename(file, '.element.ts')}`,
    about: oneLine(about),
    attributes: ofKind('attr'),
    events: ofKind('event'),
    slot: ofKind('slot')[0]?.text,
  };
}

/** The comments of all definitions, by tag. @returns {readonly ElementComment[]} */
export const elementComments = () =>
  readdirSync(definitions)
    .filter((file) => file.endsWith('.element.ts'))
    .map(readComment);
