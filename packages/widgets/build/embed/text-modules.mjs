/**
 * The texts of elements as modules, one per element and language: `diwan-cart.en`. Elements with the same texts share one.
 * @param {ReadonlyMap<string, readonly string[]>} keysByTag
 * @param {Pick<typeof import('./definitions'), 'locales' | 'selectTexts'>} texts
 */
export function textModules(keysByTag, { locales, selectTexts }) {
  /** Name of an element's file, without its language, by tag. @type {Map<string, string>} */
  const names = new Map();
  /** Code by name. @type {Record<string, string>} */
  const modules = {};
  /** @type {Map<string, string>} */
  const nameByContent = new Map();
  for (const [tag, keys] of keysByTag) {
    const texts = locales.map((locale) => selectTexts(locale, keys));
    const content = JSON.stringify(texts);
    const name = nameByContent.get(content) ?? tag;
    nameByContent.set(content, name);
    names.set(tag, name);
    for (const [index, locale] of locales.entries())
      modules[`${name}.${locale}`] = `export default ${JSON.stringify(texts[index])};`;
  }
  return { names, modules };
}
