import { settingsRequest } from '@diwan/sdk';
import { FALLBACK_LOCALE } from '@diwan/sdk/commerce';
import { type ShopHints, setPageShop } from '../shop/shop-address';
import { type AskedCards, showDrawnCards } from './drawn-cards';
import { sendEarly } from './early-responses';
import { earlyShop } from './early-values';
import { firstGridPage } from './first-grid-page';
import { isFirstOf } from './settings-once';

/** What a page's script does for each tag it finds, beside loading the element. */
export function startEarly(
  tag: string,
  hints: ShopHints,
  known: readonly string[],
  cards?: AskedCards,
): Promise<unknown> {
  if (known.includes(tag)) return sendFirstRequests(tag, hints, cards);
  return import('../diagnostics/explain-unknown-tag').then(
    ({ explainUnknownTag }) => explainUnknownTag(tag, known),
    // What keeps the explanation from loading is reported by the browser.
    () => {},
  );
}

/**
 * Asks for what the elements of a tag show first, as soon as the script of the page has found them: the first page of each
 * grid and the shop's settings. What fails here is asked for again, and explained, by the element.
 */
async function sendFirstRequests(tag: string, hints: ShopHints, cards?: AskedCards): Promise<void> {
  setPageShop(hints);
  const elements = tag === 'diwan-shop' ? [] : [...document.querySelectorAll(tag)];
  const sending = elements.map(async (element) => {
    const baseUrl = earlyShop(element).apiBase;
    const list = tag === 'diwan-product-grid' && firstGridPage(element)?.request;
    const isFirst = isFirstOf(baseUrl);
    await Promise.all([
      list && sendEarly(list),
      isFirst && sendEarly(settingsRequest({ baseUrl, locale: FALLBACK_LOCALE })),
    ]);
  });
  await Promise.allSettled([...sending, cards && showDrawnCards(cards)]);
}
