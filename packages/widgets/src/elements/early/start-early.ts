import { settingsRequest } from '@diwan/sdk';
import { FALLBACK_LOCALE } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { hasWideCards } from '../../product-grid';
import { type ShopHints, setPageShop } from '../shop/shop-address';
import { sendEarly } from './early-responses';
import { earlyBackend, earlyShop } from './early-values';
import { firstGridPage } from './first-grid-page';
import { preloadPicture } from './preload-picture';
import { hasPrerenderedCards, type RequestedCards, showPrerenderedCards } from './prerendered-cards';
import { isFirstOf } from './settings-once';

/** Requests a grid's first list. The first grid also preloads its first picture, unless it shows prerendered cards. */
async function sendFirstPage(element: Element, isFirst: boolean): Promise<void> {
  const page = firstGridPage(element);
  if (!page) return;
  const response = await sendEarly(page.request);
  if (!isFirst || !response.ok || hasPrerenderedCards(element)) return;
  // Not validated against the contract: another response has no picture to preload.
  const { results } = (await response.clone().json()) as { results: readonly ProductSummary[] };
  const [product] = results;
  if (!product) return;
  const { baseUrl: apiBase, locale } = earlyBackend(element);
  const isWide = product.is_full_width && hasWideCards(page.query);
  preloadPicture(product, { apiBase, locale, isWide });
}

/** What a page's script does for each tag it finds, beside loading the element. */
export function startEarly(
  tag: string,
  hints: ShopHints,
  known: readonly string[],
  cards?: RequestedCards,
): Promise<unknown> {
  if (known.includes(tag)) return sendFirstRequests(tag, hints, cards);
  return import('../diagnostics/explain-unknown-tag').then(
    ({ explainUnknownTag }) => explainUnknownTag(tag, known),
    // The browser already logs the failed import.
    () => {},
  );
}

/**
 * Requests what the elements of a tag show first as soon as the loader has found them: the first page of each grid, its
 * first picture and the shop's settings. The element itself repeats what failed, and reports it.
 */
async function sendFirstRequests(tag: string, hints: ShopHints, cards?: RequestedCards): Promise<void> {
  setPageShop(hints);
  const elements = tag === 'diwan-shop' ? [] : [...document.querySelectorAll(tag)];
  const sending = elements.map(async (element, index) => {
    const baseUrl = earlyShop(element).apiBase;
    // Before the settings: the first picture waits for it.
    const list = tag === 'diwan-product-grid' ? sendFirstPage(element, index === 0) : undefined;
    if (isFirstOf(baseUrl)) void sendEarly(settingsRequest({ baseUrl, locale: FALLBACK_LOCALE }));
    await list;
  });
  await Promise.allSettled([...sending, cards && showPrerenderedCards(cards)]);
}
