/** What the build reads of the elements; Vite runs it. */
import { LOCALES } from '@diwan/sdk/commerce';
import { attributeName } from '../../src/elements/attributes/attribute-kinds';
import type { Room } from '../../src/elements/define-element';
import { prerenderedAttributes as prerendered } from '../../src/elements/prerender/grid-page';

interface DefinitionModule {
  readonly element: { tag: string; reservedBlockSize: string; callsAtOnce?: boolean };
  readonly room?: Room;
}

const modules = import.meta.glob<DefinitionModule>('../../src/elements/definitions/*.element.ts', {
  eager: true,
});

export const definitions = Object.values(modules).map(({ element, room }) => ({
  ...element,
  room: room ?? ({ blockSize: element.reservedBlockSize } satisfies Room as Room),
}));

export const prerenderedAttributes = prerendered.map(attributeName);

export { selectTexts } from './texts';
export { LOCALES as locales };
