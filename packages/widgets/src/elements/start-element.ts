import type { ElementDefinition } from './define-element';
import { declareFonts } from './document-fonts';
import { elementLocale } from './element-language';
import { loadI18n } from './element-strings';
import { registerElement } from './register-element';
import { type ShopHints, setPageShop } from './shop-address';

let hasFonts = false;

/**
 * Registers an element once it can speak the languages it is used in, so that it comes up complete at once.
 * Rejects when the texts cannot be fetched; what the page put between the tags then stays.
 */
export async function startElement(element: ElementDefinition, hints: ShopHints): Promise<void> {
  setPageShop(hints);
  const locales = new Set([...document.querySelectorAll(element.tag)].map(elementLocale));
  await Promise.all([...locales].map((locale) => loadI18n(locale, element.namespaces)));
  if (!hasFonts) declareFonts();
  hasFonts = true;
  registerElement(element);
}
