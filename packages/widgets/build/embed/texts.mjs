import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ [key: string]: string | TextTree }} TextTree */

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/**
 * The texts of some groups in one language, by namespace: all of `cart`, of `product:toast` what is under that key, of
 * `cart:items_title` all its plural forms.
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
 * All files of texts, as modules by name and language (`cart.en`). One hash names the version of all: a hash of each
 * would make the loader longer, which knows their names.
 * @param {string} folder that of the locales
 * @param {readonly string[]} locales
 * @param {readonly import('./definitions').BuiltDefinition[]} definitions
 */
export function buildTexts(folder, locales, definitions) {
  const groups = new Map(definitions.flatMap(({ texts }) => [...texts]));
  const modules = new Map(
    [...groups].flatMap(([name, ofFile]) =>
      locales.map((locale) => [
        `${name}.${locale}`,
        `export default ${JSON.stringify(selectTexts(folder, locale, ofFile))};`,
      ]),
    ),
  );
  return { modules, hash: hash('sha256', JSON.stringify([...modules]), 'hex').slice(0, 6) };
}
