/** What the build reads of the elements; Vite runs it. */
import { LOCALES } from '@diwan/sdk/commerce';
import type { Room } from '../../src/elements/define-element';

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

export { selectTexts } from './texts';
export { LOCALES as locales };
