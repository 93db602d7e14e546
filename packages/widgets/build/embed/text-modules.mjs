/** @typedef {typeof import('./definitions')} Definitions */

/** The module with an element's texts, without its language; empty for one that shows nothing. @param {Definitions['definitions'][number]} definition */
export const textFileOf = ({ room, namespaces }) => (room.blockSize ? namespaces.join('-') : '');

/**
 * The texts of elements as modules, one per language and choice of namespaces: `common-errors-cart.en`.
 * @param {Definitions} definitions @returns {Record<string, string>} code by name
 */
export const textModules = ({ definitions, locales, textsOf }) =>
  Object.fromEntries(
    definitions
      .filter(textFileOf)
      .flatMap((definition) =>
        locales.map((locale) => [
          `${textFileOf(definition)}.${locale}`,
          `export default ${JSON.stringify(textsOf(locale, definition.namespaces))};`,
        ]),
      ),
  );
