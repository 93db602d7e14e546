import { FALLBACK_LOCALE, type Locale, safePictureAddress } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { settingsRequest } from '@diwan/sdk/parts';
import { cardPicture } from '../../features/catalogue/card/card-picture';
import { templateOf } from '../../features/catalogue/custom-card/card-list';
import { hasWideCards } from '../../features/catalogue/grid/item-query';
import { sourceSet } from '../../foundation/ui/source-set';
import { elementLocale } from '../ancestors/element-language';
import type { ShopHints } from '../ancestors/shop-address';
import { elementBackend, elementShop } from '../session/element-values';
import { createEmbedSession, type EmbedSession } from '../session/embed-session';
import { type FirstGridPage, firstGridPage } from '../session/grid-page';
import { fullAddress, resizedBy } from '../shop/picture-address';
import { textFonts } from '../styles/element-fonts.css';

/** The session, and the functions that the page's script calls. */
export interface OpenSession {
  readonly session: EmbedSession;
  /** Requests what the elements of a tag show first, while their code is on its way; explains a tag that no element has. */
  preload(tag: string): Promise<unknown>;
}

/** Opens the session of a page. @param known tags of all elements */
export function openSession(hints: ShopHints, known: readonly string[]): OpenSession {
  const session = createEmbedSession(hints);
  const unknown = new Set<string>();
  return {
    session,
    async preload(tag) {
      if (known.includes(tag)) return preloadElements(session, tag);
      // A page may have elements of its own that begin as ours do, defined by now.
      if (customElements.get(tag) || unknown.has(tag)) return;
      unknown.add(tag);
      console.warn(
        `Diwan: there is no element <${tag}>. The elements are ${known.map((name) => `<${name}>`).join(', ')}.`,
      );
    },
  };
}

/** Preloads the first picture of a list, as wide as its card will be. */
async function preloadFirstPicture(
  element: Element,
  session: EmbedSession,
  { query }: FirstGridPage,
  list: Response,
): Promise<void> {
  if (!list.ok) return;
  // The response isn't validated against the contract: another one has no picture to preload.
  const { results } = (await list.clone().json()) as { results: readonly ProductSummary[] };
  const [product] = results;
  if (!product) return;
  const { baseUrl: apiBase, locale } = elementBackend(element, session);
  preloadPicture(product, { apiBase, locale, isWide: product.is_full_width && hasWideCards(query) });
}

/** Fetches the typeface of texts: cards that are there before it do without. */
async function loadFont(locale: Locale): Promise<void> {
  try {
    await document.fonts.load(`1em ${textFonts[locale]}`, locale === 'ar' ? 'ا' : 'a');
  } catch {
    // The file can't be fetched, or the page has hidden `document.fonts` (`<img name="fonts">`).
  }
}

/**
 * The first page of each grid, its first picture and the shop's settings. The element itself repeats what failed, and
 * reports it.
 */
async function preloadElements(session: EmbedSession, tag: string): Promise<void> {
  const { responses } = session;
  const elements = tag === 'diwan-shop' ? [] : [...document.querySelectorAll(tag)];
  const sending = elements.map(async (element, index) => {
    const baseUrl = elementShop(element, session).apiBase;
    const page = tag === 'diwan-product-grid' ? firstGridPage(element, session) : undefined;
    // A template's texts have the page's typeface.
    if (index === 0 && !templateOf(element)) void loadFont(elementLocale(element));
    // Before the settings: the first picture waits for it.
    const list = page && responses.send(page.request);
    if (!session.shops.has(baseUrl))
      void responses.send(settingsRequest({ baseUrl, locale: FALLBACK_LOCALE })).catch(() => {});
    // A template's pictures have widths of their own.
    if (list && index === 0 && !templateOf(element))
      await preloadFirstPicture(element, session, page, await list);
  });
  await Promise.allSettled(sending);
}

/** Fetches the picture of the first card while the card's code is on its way: the file the card itself will choose. */
function preloadPicture(
  product: ProductSummary,
  { apiBase, ...card }: { apiBase: string; locale: Locale; isWide: boolean },
): void {
  const picture = cardPicture(product, card);
  const src = picture && fullAddress(safePictureAddress(picture.src) ?? '', apiBase);
  const files = src && sourceSet({ src, width: picture.width, format: 'avif' }, resizedBy);
  if (!files) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  // Browsers that don't know the format leave the picture to the card.
  link.type = 'image/avif';
  link.imageSrcset = files;
  link.imageSizes = picture.sizes;
  link.fetchPriority = 'high';
  document.head.append(link);
}
