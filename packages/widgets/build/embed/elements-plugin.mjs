import path from 'node:path';

/** Only the build reads which texts an element shows; by then its module has them. @param {string} source */
function withoutTextGroups(source) {
  const kept = source.replace(/^ {2}texts: \[[^\]]*\],$/m, '  texts: [],');
  if (kept === source) throw new Error('A definition names its texts in a list of its own lines.');
  return kept;
}

/**
 * An entry per element, so that a page fetches only the elements it uses, and a module per element and language with
 * its texts.
 * @param {object} options
 * @param {string} options.folder `src/elements`
 * @param {ReadonlyMap<string, string>} options.files file of the definition by tag
 * @param {(tag: string, locale: string) => unknown} options.texts texts of an element, by namespace
 * @param {readonly string[]} options.locales
 * @returns {import('rolldown').Plugin}
 */
export const elementsPlugin = ({ folder, files, texts, locales }) => {
  const definitions = new Set(files.values());
  return {
    name: 'elements',
    resolveId: (request) => (/^(element:|texts:|unknown-tag$)/.test(request) ? `\0${request}` : undefined),
    load(id) {
      if (id === '\0unknown-tag')
        return `export * from ${JSON.stringify(path.join(folder, 'diagnostics/explain-unknown-tag.ts'))};`;
      const [, kind, tag = '', locale = ''] = id.match(/^\0(element|texts):([\w-]+)\.?(\w*)$/) ?? [];
      if (kind === 'texts') return `export default ${JSON.stringify(texts(tag, locale))};`;
      if (kind !== 'element') return undefined;
      const imports = locales.map((one) => `${one}: () => import('texts:${tag}.${one}')`);
      return `
      import { element } from ${JSON.stringify(files.get(tag))};
      import { startElement } from ${JSON.stringify(path.join(folder, 'runtime/start-element.ts'))};
      const texts = { ${imports.join(', ')} };
      const fetchTexts = async (locale) => (await texts[locale]()).default;
      export const start = (hints) => startElement(element, fetchTexts, hints);
    `;
    },
    transform: (source, id) => (definitions.has(id) ? withoutTextGroups(source) : undefined),
  };
};
