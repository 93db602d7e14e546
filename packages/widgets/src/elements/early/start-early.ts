import { settingsRequest } from '@diwan/sdk';
import { FALLBACK_LOCALE } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { hasWideCards } from '../../product-grid';
import { type ShopHints, setPageShop } from '../shop/shop-address';
import { sendEarly } from './early-responses';
import { earlyBackend, earlyShop } from './early-values';
import { firstGridPage } from './first-grid-page';
import { preloadPicture } from './preload-picture';
import { isFirstOf } from './settings-once';

/** The first element's list brings the picture that is seen first. */
async function sendFirstPage(element: Element, isFirst: boolean): Promise<void> {
  const page = firstGridPage(element);
  if (!page) return;
  const response = await sendEarly(page.request);
  if (!isFirst || !response.ok) return;
  // Not checked against the contract: from anything else no picture is fetched.
  const { results } = (await response.clone().json()) as { results: readonly ProductSummary[] };
  const [product] = results;
  if (!product) return;
  const { baseUrl: apiBase, locale } = earlyBackend(element);
  const isWide = product.is_full_width && hasWideCards(page.query);
  preloadPicture(product, { apiBase, locale, isWide });
}

/** What a page's script does for each tag it finds, beside loading the element. */
export function startEarly(tag: string, hints: ShopHints, known: readonly string[]): Promise<unknown> {
  if (known.includes(tag)) return sendFirstRequests(tag, hints);
  return import('../diagnostics/explain-unknown-tag').then(
    ({ explainUnknownTag }) => explainUnknownTag(tag, known),
    // What keeps the explanation from loading is reported by the browser.
    () => {},
  );
}

/**
 * Asks for what the elements of a tag show first, as soon as the script of the page has found them: the shop's settings,
 * the first page of each grid and its first picture. What fails here is asked for again, and explained, by the element.
 */
async function sendFirstRequests(tag: string, hints: ShopHints): Promise<void> {
  setPageShop(hints);
  const elements = tag === 'diwan-shop' ? [] : [...document.querySelectorAll(tag)];
  const sending = elements.map(async (element, index) => {
    const baseUrl = earlyShop(element).apiBase;
    // The first picture waits for it.
    const list = tag === 'diwan-product-grid' ? sendFirstPage(element, index === 0) : undefined;
    if (isFirstOf(baseUrl)) void sendEarly(settingsRequest({ baseUrl, locale: FALLBACK_LOCALE }));
    await list;
  });
  await Promise.allSettled(sending);
}
