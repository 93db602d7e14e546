/** What the build reads of the elements; Vite runs it. */
import { LOCALES } from '@diwan/sdk/commerce';
import { attributeName } from '../../src/elements/attributes/attribute-kinds';
import type { Room } from '../../src/elements/define-element';
import { prerenderedAttributes as prerendered } from '../../src/elements/early/first-grid-page';
import { type DefinedTexts, sharedTexts } from '../../src/elements/shared-texts';
import { selectTexts } from './texts';

interface DefinitionModule {
  readonly element: { tag: string; reservedBlockSize: string };
  readonly room?: Room;
  readonly texts: DefinedTexts;
}

const modules = import.meta.glob<DefinitionModule>('../../src/elements/definitions/*.element.ts', {
  eager: true,
});

export const definitions = Object.values(modules).map(
  ({ element, room, texts: { shared = [], later = [], own } }) => ({
    ...element,
    room: room ?? ({ blockSize: element.reservedBlockSize } satisfies Room as Room),
    /** Texts that are fetched with the first quick view. */
    laterTexts: new Map(later.map((name) => [name, sharedTexts[name]])),
    /** Groups of texts by the file they are in: those shared with other elements, and the element's own. */
    texts: new Map<string, readonly string[]>([
      ...shared.map((name) => [name, sharedTexts[name]] as const),
      ...(own.length > 0 ? [[element.tag, own] as const] : []),
    ]),
  }),
);

/** Texts as modules, by name and language: `cart.en`. */
export const textModules: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(
    definitions.flatMap(({ texts }) =>
      [...texts].flatMap(([name, groups]) =>
        LOCALES.map(async (locale) => {
          const code = `export default ${JSON.stringify(await selectTexts(locale, groups))};`;
          return [`${name}.${locale}`, code];
        }),
      ),
    ),
  ),
);

export const prerenderedAttributes = prerendered.map(attributeName);

export { LOCALES as locales };
