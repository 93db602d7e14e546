import { settingsRequest } from '@diwan/sdk';
import { FALLBACK_LOCALE } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { hasWideCards } from '../../features/catalogue/grid';
import { unclobbered } from '../../foundation/ui/unclobbered';
import { type ShopHints, setPageShop } from '../shop/shop-address';
import { sendEarly } from './early-responses';
import { earlyBackend, earlyShop } from './early-values';
import { type FirstGridPage, firstGridPage } from './first-grid-page';
import { preloadPicture } from './preload-picture';
import { hasPrerenderedCards, type RequestedCards, showPrerenderedCards } from './prerendered-cards';
import { isFirstOf } from './settings-once';

/** Preloads the first picture of a list, as wide as its card will be. */
async function preloadFirstPicture(
  element: Element,
  { query }: FirstGridPage,
  list: Response,
): Promise<void> {
  if (!list.ok) return;
  // Not validated against the contract: another response has no picture to preload.
  const { results } = (await list.clone().json()) as { results: readonly ProductSummary[] };
  const [product] = results;
  if (!product) return;
  const { baseUrl: apiBase, locale } = earlyBackend(element);
  preloadPicture(product, { apiBase, locale, isWide: product.is_full_width && hasWideCards(query) });
}

/** What a page's script does for each tag it finds, beside loading the element. */
export function startEarly(
  tag: string,
  hints: ShopHints,
  known: readonly string[],
  cards?: RequestedCards | false,
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
async function sendFirstRequests(
  tag: string,
  hints: ShopHints,
  cards?: RequestedCards | false,
): Promise<void> {
  setPageShop(hints);
  const elements = tag === 'diwan-shop' ? [] : [...unclobbered(document).querySelectorAll(tag)];
  const cardsShown = Promise.resolve().then<unknown>(() => cards && showPrerenderedCards(cards));
  const sending = elements.map(async (element, index) => {
    const baseUrl = earlyShop(element).apiBase;
    const page = tag === 'diwan-product-grid' ? firstGridPage(element) : undefined;
    // Before the settings: the first picture waits for it.
    const list = page && sendEarly(page.request);
    if (isFirstOf(baseUrl)) void sendEarly(settingsRequest({ baseUrl, locale: FALLBACK_LOCALE }));
    if (!list || index > 0) return;
    await cardsShown;
    if (!hasPrerenderedCards(element)) await preloadFirstPicture(element, page, await list);
  });
  await Promise.allSettled([...sending, cardsShown]);
}
