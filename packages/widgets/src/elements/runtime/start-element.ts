import '../styles/element-fonts.css';
import { elementLocale } from '../ancestors/element-language';
import type { ElementDefinition, ProviderDefinition } from '../define-element';
import type { EmbedSession } from '../session/embed-session';
import { createElementTexts, type Texts } from './element-texts';
import { prepareElements } from './initial-props';
import { registerElement } from './register-element';

/** A module with texts, made by the embed build. */
interface TextsModule {
  readonly default: Texts;
}

/**
 * Registers an element once its texts are there in the languages it is used in, so that it comes up complete at once.
 * Rejects when the texts cannot be fetched; what the page put between the tags then stays.
 *
 * @param textAddress address of the module with the element's texts
 */
export type StartElement = (session: EmbedSession, textAddress: (locale: string) => string) => Promise<void>;

/** The page's script calls it to start an element. */
export const startElement =
  <Props extends object>(definition: ElementDefinition<Props> | ProviderDefinition): StartElement =>
  async (session, textAddress) => {
    if ('register' in definition) {
      if (!customElements.get(definition.tag)) definition.register();
      return;
    }
    const texts = createElementTexts(
      async (locale) => ((await import(/* @vite-ignore */ textAddress(locale))) as TextsModule).default,
    );
    const locales = new Set([...document.querySelectorAll(definition.tag)].map(elementLocale));
    await Promise.all([prepareElements(session, definition), ...[...locales].map(texts.load)]);
    registerElement(definition, texts, session);
  };
