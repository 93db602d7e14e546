import path from 'node:path';
import { rolldown } from 'rolldown';
import { elementsFolder, shared } from './bundle.mjs';

/**
 * What the build reads of an element's definition.
 * @typedef {object} BuiltDefinition
 * @property {string} tag
 * @property {{ shared?: readonly string[], own: readonly string[] }} texts
 * @property {string} reservedBlockSize
 * @property {string} [reservedByWidth]
 * @property {() => void} [register] that of an element which shows nothing itself
 */

/**
 * The definitions of all elements, by running their modules.
 * @param {ReturnType<typeof import('./bundle.mjs').embedCssModules>} cssModules
 * @returns {Promise<{ definitions: readonly BuiltDefinition[], locales: readonly string[], sharedTexts: Readonly<Record<string, readonly string[]>> }>}
 */
export async function readDefinitions(cssModules) {
  const entry = path.join(elementsFolder, 'definitions/index.ts');
  const bundle = await rolldown({
    ...shared,
    input: 'definitions',
    plugins: [
      {
        name: 'definitions',
        resolveId(request, importer) {
          if (request === 'definitions') return `\0${request}`;
          if (request.startsWith('sheet:')) return `\0${request}`;
          if (!importer || !/\.css$/.test(request)) return undefined;
          return path.resolve(path.dirname(importer), `${request}.ts`);
        },
        async load(id) {
          if (id === '\0definitions')
            return `export { elements as definitions } from ${JSON.stringify(entry)}; export { LOCALES as locales } from '@diwan/sdk/commerce'; export { sharedTexts } from ${JSON.stringify(path.join(elementsFolder, 'shared-texts.ts'))};`;
          if (id.startsWith('\0sheet:')) return '';
          return id.endsWith('.css.ts')
            ? { code: (await cssModules(id)).script, moduleType: 'js' }
            : undefined;
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}
