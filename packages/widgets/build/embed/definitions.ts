/** The build reads the elements here; Vite runs it. */
import { LOCALES, type Locale } from '@diwan/sdk/commerce';
import type { Room } from '../../src/elements/define-element';
import type { Namespace, TranslationTree } from '../../src/foundation/i18n';

interface DefinitionModule {
  readonly element: {
    tag: string;
    reservedBlockSize: string;
    callsAtOnce?: boolean;
    texts?: readonly Namespace[];
  };
  readonly room?: Room;
}

const modules = import.meta.glob<DefinitionModule>('../../src/elements/definitions/*.element.ts', {
  eager: true,
});
const texts = import.meta.glob<TranslationTree>('../../src/foundation/i18n/locales/*/*.json', {
  eager: true,
  import: 'default',
});

export const definitions = Object.values(modules).map(({ element, room }) => ({
  ...element,
  namespaces: ['common', 'errors', ...(element.texts ?? [])],
  room: room ?? ({ blockSize: element.reservedBlockSize } satisfies Room as Room),
}));

/** The texts of some namespaces in one language. */
export const textsOf = (locale: Locale, namespaces: readonly string[]) =>
  Object.fromEntries(
    namespaces.map((name) => [name, texts[`../../src/foundation/i18n/locales/${locale}/${name}.json`]]),
  );

export { LOCALES as locales };
