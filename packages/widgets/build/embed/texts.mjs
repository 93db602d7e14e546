import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ [key: string]: string | TextTree }} TextTree */

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/**
 * The texts an element declares, in one language, by namespace: all of `cart`, of `product:toast` what is under that
 * key, of `cart:items_title` all its plural forms.
 * @param {string} folder that of the locales @param {string} locale @param {readonly string[]} groups
 * @throws {Error} for a group without texts
 */
export function selectTexts(folder, locale, groups) {
  /** @type {Record<string, TextTree>} */
  const selected = {};
  for (const group of groups) {
    const [namespace = '', part] = group.split(':');
    /** @type {TextTree} */
    const all = JSON.parse(readFileSync(path.join(folder, locale, `${namespace}.json`), 'utf8'));
    const entries = Object.entries(all).filter(
      ([key]) => part === undefined || key === part || key.replace(pluralSuffix, '') === part,
    );
    if (entries.length === 0) throw new Error(`No text in "${locale}" belongs to "${group}".`);
    selected[namespace] = { ...selected[namespace], ...Object.fromEntries(entries) };
  }
  return selected;
}

/**
 * The files of an element's texts: those it shares with others, and its own.
 * @param {import('./definitions.mjs').BuiltDefinition} definition
 * @param {Readonly<Record<string, readonly string[]>>} sharedTexts
 * @returns {ReadonlyMap<string, readonly string[]>} groups by file
 */
export function textFilesOf({ tag, texts: { shared = [], own } }, sharedTexts) {
  const files = new Map(shared.map((name) => [name, sharedTexts[name] ?? []]));
  if (own.length > 0) files.set(tag, own);
  return files;
}

/**
 * All files of texts, as modules. One hash names the version of all: a hash of each would make the loader longer, which
 * knows their names.
 * @param {object} options
 * @param {string} options.folder that of the locales
 * @param {readonly string[]} options.locales
 * @param {Iterable<ReadonlyMap<string, readonly string[]>>} options.elements the files of each element
 */
export function buildTexts({ folder, locales, elements }) {
  const groupsOf = new Map([...elements].flatMap((files) => [...files]));
  /** @type {Map<string, string>} code by name and language: `cart.en` */
  const modules = new Map();
  for (const [name, groups] of groupsOf) {
    for (const locale of locales)
      modules.set(
        `${name}.${locale}`,
        `export default ${JSON.stringify(selectTexts(folder, locale, groups))};`,
      );
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([...modules]))
    .digest('hex')
    .slice(0, 8);
  return { modules, hash };
}
