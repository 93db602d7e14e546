import { localized } from '@diwan/sdk/commerce';
import {
  type ProductCard,
  type ProductContext,
  type ProductSheet,
  productCard,
  productName,
  productSheet,
} from './compose-product';
import { type Bilingual, bilingual, edition, ordinal, otherPieces, runningTitle, words } from './labels';
import type { CatalogueContent, PrintedCategory, PrintedProduct } from './load-content';
import type { PicturePlaces } from './picture-places';
import { type PrintedColors, printedColors } from './printed-colors';

/** A line of a table of contents. */
interface Entry {
  name: Bilingual;
  page: Bilingual;
}

export type Page =
  | { kind: 'cover'; picture: string | null }
  | { kind: 'contents'; entries: Entry[]; picture: string | null; running: false }
  | { kind: 'opener'; name: Bilingual; entries: Entry[]; picture: string | null }
  | ({ kind: 'product' } & ProductSheet)
  | { kind: 'cards'; name: Bilingual; entries: ProductCard[] }
  | { kind: 'back-cover'; contact: { en: string; ar: string | null }[]; picture: string | null };

/** Input of `typesetting/catalogue.typ`. */
export interface PrintedCatalogue {
  title: string;
  author: string;
  brand: Bilingual;
  /** Drawn instead of the brand's name; null for a shop without a logo or with one that can't be drawn. */
  logo: Bilingual<string | null>;
  /** Whether the built-in mark is beside the name, as on pages of a shop that has no logo. */
  hasMark: boolean;
  colors: PrintedColors;
  edition: Bilingual;
  /** In the footer. */
  running: Bilingual;
  words: typeof words;
  pages: (Page & { number: Bilingual })[];
}

const COVER_PLACE = { width: 297, height: 148 };
const CONTENTS_PLACE = { width: 75, height: 210 };
const OPENER_PLACE = { width: 297, height: 149 };
const CARDS_PER_PAGE = 6;
const MIN_CARDS = 3;
const CATEGORIES_PER_PAGE = 16;

interface Chapter {
  name: Bilingual;
  picture: string | null;
  subcategories: PrintedCategory['subcategories'];
  /** One page each: featured products, or all products if too few remain to share a page. */
  alone: PrintedProduct[];
  /** Six per page. */
  shared: PrintedProduct[];
}

const inChunks = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );

/** Products by category, in subcategory order; products without a category come last. */
function chapters({ categories, products }: CatalogueContent): Chapter[] {
  const chapter = (
    { subcategories, picture }: Pick<PrintedCategory, 'subcategories' | 'picture'>,
    name: Bilingual,
    own: PrintedProduct[],
  ): Chapter => {
    const place = ({ subcategoryId }: PrintedProduct) => {
      const index = subcategories.findIndex(({ id }) => id === subcategoryId);
      return index < 0 ? subcategories.length : index;
    };
    const sorted = own.toSorted((a, b) => place(a) - place(b));
    const others = sorted.filter(({ is_featured }) => !is_featured);
    const isShared = others.length >= MIN_CARDS;
    return {
      name,
      picture,
      subcategories,
      alone: isShared ? sorted.filter(({ is_featured }) => is_featured) : sorted,
      shared: isShared ? others : [],
    };
  };
  const known = new Set(categories.map(({ id }) => id));
  const rest = products.filter(({ categoryId }) => categoryId === null || !known.has(categoryId));
  return [
    ...categories.map((category) =>
      chapter(
        category,
        productName(category),
        products.filter(({ categoryId }) => categoryId === category.id),
      ),
    ),
    chapter({ subcategories: [], picture: null }, otherPieces, rest),
  ].filter(({ alone, shared }) => alone.length + shared.length > 0);
}

/** The first page of each subcategory that has products. */
function subcategoryEntries({ subcategories, alone, shared }: Chapter, opener: number): Entry[] {
  return subcategories.flatMap((subcategory) => {
    const isIn = ({ subcategoryId }: PrintedProduct) => subcategoryId === subcategory.id;
    const sheet = alone.findIndex(isIn);
    const card = shared.findIndex(isIn);
    if (sheet < 0 && card < 0) return [];
    const page = sheet >= 0 ? sheet : alone.length + Math.floor(card / CARDS_PER_PAGE);
    return [{ name: productName(subcategory), page: ordinal(opener + 1 + page) }];
  });
}

const pageCount = ({ alone, shared }: Chapter): number =>
  1 + alone.length + Math.ceil(shared.length / CARDS_PER_PAGE);

/** Three room images, preferably of different projects, that fill a page and aren't used elsewhere; null if missing. */
function roomPictures({ rooms, categories }: CatalogueContent, places: PicturePlaces): (string | null)[] {
  const elsewhere = new Set(categories.map(({ picture }) => picture));
  const large = rooms.map((paths) =>
    paths.filter((path) => !elsewhere.has(path) && places.fills(path, COVER_PLACE)),
  );
  const chosen = [
    ...large.flatMap(([first]) => (first ? [first] : [])),
    ...large.flatMap(([, ...more]) => more),
  ];
  return [0, 1, 2].map((index) => [...new Set(chosen)][index] ?? null);
}

function contactLines({ settings: { contact } }: CatalogueContent): { en: string; ar: string | null }[] {
  const address = bilingual((locale) => localized(contact, 'address', locale));
  const lines = [
    { en: address.en, ar: address.ar === address.en ? null : address.ar },
    { en: contact?.phone ?? '', ar: null },
    { en: contact?.email ?? '', ar: null },
  ];
  return lines.filter(({ en }) => en !== '');
}

/** Composes the pages of the catalogue; `shopUrl` is the origin of the URLs in QR codes. */
export async function composeCatalogue(
  content: CatalogueContent,
  { places, shopUrl }: Pick<ProductContext, 'places' | 'shopUrl'>,
): Promise<PrintedCatalogue> {
  const { settings, year } = content;
  const context: ProductContext = { settings, places, shopUrl };
  const brand = bilingual((locale) => localized(settings.brand, 'name', locale));
  const [coverRoom, contentsRoom, backRoom] = roomPictures(content, places);
  const all = chapters(content);
  const contentsPages = Math.max(1, Math.ceil(all.length / CATEGORIES_PER_PAGE));

  let next = 2 + contentsPages;
  const numbered = all.map((chapter) => {
    const opener = next;
    next += pageCount(chapter);
    return { chapter, opener };
  });

  const pages: Page[] = [{ kind: 'cover', picture: places.place(coverRoom, COVER_PLACE) }];
  const contentsEntries = numbered.map(({ chapter, opener }) => ({
    name: chapter.name,
    page: ordinal(opener),
  }));
  for (const entries of inChunks(contentsEntries, CATEGORIES_PER_PAGE)) {
    pages.push({
      kind: 'contents',
      entries,
      picture: places.place(contentsRoom, CONTENTS_PLACE),
      running: false,
    });
  }
  for (const { chapter, opener } of numbered) {
    pages.push({
      kind: 'opener',
      name: chapter.name,
      entries: subcategoryEntries(chapter, opener),
      picture: places.place(chapter.picture, OPENER_PLACE),
    });
    for (const product of chapter.alone) {
      pages.push({ kind: 'product', ...(await productSheet(product, context)) });
    }
    for (const group of inChunks(chapter.shared, CARDS_PER_PAGE)) {
      pages.push({
        kind: 'cards',
        name: chapter.name,
        entries: group.map((product) => productCard(product, context)),
      });
    }
  }
  pages.push({
    kind: 'back-cover',
    contact: contactLines(content),
    picture: places.place(backRoom, COVER_PLACE),
  });

  const running = runningTitle(brand, year);
  return {
    title: `${running.en} · ${running.ar}`,
    author: brand.en,
    brand,
    // Without a logo of its own, Arabic has the brand's name, so that no page has the same logo twice.
    logo: { en: places.logo(settings.logo_url), ar: places.logo(settings.logo_url_ar) },
    hasMark: !settings.logo_url,
    colors: printedColors(settings),
    edition: edition(year),
    running,
    words,
    pages: pages.map((page, index) => ({ ...page, number: ordinal(index + 1) })),
  };
}
