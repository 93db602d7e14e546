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
