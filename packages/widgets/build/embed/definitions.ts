/** What the build reads of the elements; Vite runs it. */
import { attributeName } from '../../src/elements/attributes/attribute-kinds';
import { prerenderedAttributes as prerendered } from '../../src/elements/early/first-grid-page';
import { type DefinedTexts, sharedTexts } from '../../src/elements/shared-texts';

interface DefinitionModule {
  readonly element: { tag: string; reservedBlockSize: string; reservedByWidth?: string };
  readonly texts: DefinedTexts;
}

const modules = import.meta.glob<DefinitionModule>('../../src/elements/definitions/*.element.ts', {
  eager: true,
});

export const definitions = Object.values(modules).map(
  ({ element: { tag, reservedBlockSize, reservedByWidth }, texts: { shared = [], own } }) => ({
    tag,
    reservedBlockSize,
    reservedByWidth,
    /** Groups of texts by the file they are in: those shared with other elements, and the element's own. */
    texts: new Map<string, readonly string[]>([
      ...shared.map((name) => [name, sharedTexts[name]] as const),
      ...(own.length > 0 ? [[tag, own] as const] : []),
    ]),
  }),
);

export const prerenderedAttributes = prerendered.map(attributeName);

export type BuiltDefinition = (typeof definitions)[number];

export { LOCALES as locales } from '@diwan/sdk/commerce';
