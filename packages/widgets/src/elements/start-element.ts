import type { ElementDefinition } from './define-element';
import { declareFonts } from './document-fonts';
import { elementLocale } from './element-language';
import { createElementTexts, type FetchTexts } from './element-texts';
import { registerElement } from './register-element';
import { type ShopHints, setPageShop } from './shop-address';
import { createSheet } from './style-registry';

/**
 * Registers an element once it can speak the languages it is used in, so that it comes up complete at once.
 * Rejects when the texts cannot be fetched; what the page put between the tags then stays.
 */
export async function startElement(
  element: ElementDefinition,
  css: string,
  fetchTexts: FetchTexts,
  hints: ShopHints,
): Promise<void> {
  setPageShop(hints);
  const texts = createElementTexts(fetchTexts);
  const locales = new Set([...document.querySelectorAll(element.tag)].map(elementLocale));
  await Promise.all([...locales].map(texts.load));
  declareFonts();
  registerElement(element, texts, createSheet(css));
}
