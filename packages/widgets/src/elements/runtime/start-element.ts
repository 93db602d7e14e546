import '../../theme/fonts.css';
import type { ElementDefinition } from '../define-element';
import { elementLocale } from '../shop/element-language';
import { type ShopHints, setPageShop } from '../shop/shop-address';
import { createElementTexts, type FetchTexts } from './element-texts';
import { registerElement } from './register-element';

/**
 * Registers an element once its texts are there in the languages it is used in, so that it comes up complete at once.
 * Rejects when the texts cannot be fetched; what the page put between the tags then stays.
 */
export async function startElement<Props extends object>(
  definition: ElementDefinition<Props>,
  fetchTexts: FetchTexts,
  hints: ShopHints,
): Promise<void> {
  setPageShop(hints);
  const texts = createElementTexts(fetchTexts);
  const locales = new Set([...document.querySelectorAll(definition.tag)].map(elementLocale));
  await Promise.all([...locales].map(texts.load));
  registerElement(definition, texts);
}
