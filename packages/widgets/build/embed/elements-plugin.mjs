import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Only the build reads which texts an element shows; by then its module has them. @param {string} source */
function withoutTextGroups(source) {
  const texts = /^ {2}texts: \{(?:.|\n {4})*(?:\n {2})?\},$/m;
  if (!texts.test(source)) throw new Error('A definition names its texts in lines of their own.');
  return source.replace(texts, '  texts: { own: [] },');
}

/**
 * An entry per element, so that a page fetches only the elements it uses.
 * @param {object} options
 * @param {string} options.folder `src/elements`
 * @param {ReadonlyMap<string, string>} options.files file of the definition by tag
 * @returns {import('rolldown').Plugin}
 */
export const elementsPlugin = ({ folder, files }) => {
  const definitions = new Set(files.values());
  return {
    name: 'elements',
    async resolveId(request, importer) {
      if (/^(element:|early$)/.test(request)) return `\0${request}`;
      // A module is in one file: what only the checks of pages need of the library would be in that of all elements.
      if (request !== 'valibot' || !/contract[/\\](section|page)\.ts$/.test(importer ?? '')) return undefined;
      const valibot = await this.resolve(request, importer, { skipSelf: true });
      return valibot && { id: `${valibot.id}?pages`, moduleSideEffects: false };
    },
    load(id) {
      if (id.endsWith('?pages')) return readFileSync(id.slice(0, -'?pages'.length), 'utf8');
      if (id === '\0early')
        return `export { startEarly } from ${JSON.stringify(path.join(folder, 'early/start-early.ts'))};`;
      const [, tag] = id.match(/^\0element:([\w-]+)$/) ?? [];
      if (!tag) return undefined;
      return `
      import { element } from ${JSON.stringify(files.get(tag))};
      import { startElement } from ${JSON.stringify(path.join(folder, 'runtime/start-element.ts'))};
      export const start = (page) => startElement(element, page);
    `;
    },
    transform: (source, id) => (definitions.has(id) ? withoutTextGroups(source) : undefined),
  };
};
