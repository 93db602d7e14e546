import { contentEntries, formatNumber, localized, productPath } from '@diwan/sdk/commerce';
import type { Settings } from '@diwan/sdk/contract';
import QRCode from 'qrcode';
import { type Drawing, drawing } from './drawing';
import {
  askForPrice,
  type Bilingual,
  bilingual,
  joined,
  madeOf,
  setHolds,
  setOfPieces,
  unitName,
} from './labels';
import type { PrintedProduct } from './load-content';
import type { PicturePlaces } from './picture-places';
import { type Amount, priceLabel, taxNote } from './price-label';

/** A product that shares a page with up to five others. */
export interface ProductCard {
  name: Bilingual;
  details: Bilingual;
  price: Bilingual<Amount> | null;
  picture: string | null;
}

/** A product with its own page. */
export interface ProductSheet {
  name: Bilingual;
  code: string | null;
  price: Bilingual<Amount> | null;
  /** Shown below the price. */
  note: Bilingual;
  description: Bilingual;
  drawing: Drawing | null;
  'made-of-title': Bilingual;
  'made-of': Bilingual<readonly string[]>;
  colors: readonly { name: Bilingual; hex: string }[];
  fabrics: readonly { name: Bilingual; picture: string | null }[];
  /** One to three; null for a missing image. */
  pictures: readonly (string | null)[];
  /** QR code of the product's URL as SVG; null if the shop's URL is unknown. */
  qr: string | null;
}

export interface ProductContext {
  settings: Settings;
  places: PicturePlaces;
  /** The shop's public origin. */
  shopUrl: string | undefined;
}

/** Image boxes by the number of images; `isWhole` ones are not cropped if possible. */
const SHEET_PLACES = {
  alone: [{ width: 146.5, height: 210, isWhole: true }],
  pair: [
    { width: 146.5, height: 126, isWhole: true },
    { width: 146.5, height: 82, isWhole: true },
  ],
  three: [
    { width: 146.5, height: 126, isWhole: true },
    { width: 72.25, height: 82 },
    { width: 72.25, height: 82 },
  ],
} as const;
const CARD_PLACE = { width: 87, height: 61, isWhole: true };

/** Width-to-height ratio from which a piece leaves space above and below on a square image, so that cropping enlarges it. */
const WIDE = 1.8;
const FABRIC_PLACE = { width: 29, height: 10 };

/** Limits that keep the page from overflowing. */
const MAX_ENTRIES = 6;
const MAX_COLORS = 10;
const MAX_FABRICS = 8;
const MAX_LETTERS = 340;

export const productName = (product: { name_en: string; name_ar: string }): Bilingual =>
  bilingual((locale) => localized(product, 'name', locale));

/** Truncates a text at a word boundary. */
function shortened(text: string): string {
  if (text.length <= MAX_LETTERS) return text;
  const cut = text.slice(0, MAX_LETTERS);
  const [words = ''] = /^.*[^\s.,،؛;:]/s.exec(cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))) ?? [];
  return `${words}…`;
}

function sizeLabel({ dimensions, has_dimension }: PrintedProduct): Bilingual | null {
  if (!dimensions || !has_dimension) return null;
  const { default_width, default_depth, default_height, unit } = dimensions;
  return bilingual((locale) => {
    const measures = [default_width, default_depth, default_height].map((value) =>
      formatNumber(value, locale),
    );
    return `${measures.join(' × ')} ${unitName(unit)[locale]}`;
  });
}

const isWide = ({ dimensions }: PrintedProduct): boolean =>
  dimensions !== null && dimensions.default_width >= WIDE * dimensions.default_height;

const pieceCount = ({ pieces }: PrintedProduct): number =>
  pieces.reduce((sum, { quantity }) => sum + quantity, 0);

export function productCard(product: PrintedProduct, { settings, places }: ProductContext): ProductCard {
  const code = product.is_sku_show ? bilingual(() => product.code) : null;
  const size = pieceCount(product) > 0 ? setOfPieces(pieceCount(product)) : sizeLabel(product);
  return {
    name: productName(product),
    details: joined([code, size]),
    price: priceLabel(product, settings),
    picture: places.place(product.pictures[0], { ...CARD_PLACE, isWhole: !isWide(product) }),
  };
}

/** The pieces of a set, or the materials of a single piece. */
function entries(product: PrintedProduct): Pick<ProductSheet, 'made-of-title' | 'made-of'> {
  if (product.pieces.length > 0) {
    const held = bilingual((locale) =>
      product.pieces.map((piece) => {
        const name = localized(piece, 'name', locale);
        return piece.quantity === 1 ? name : `${formatNumber(piece.quantity, locale)} × ${name}`;
      }),
    );
    return { 'made-of-title': setHolds, 'made-of': held };
  }
  const shown = bilingual((locale) =>
    product.is_content_show ? contentEntries(product, locale).slice(0, MAX_ENTRIES) : [],
  );
  return { 'made-of-title': madeOf, 'made-of': shown };
}

function sheetPictures({ pictures }: PrintedProduct, places: PicturePlaces): (string | null)[] {
  const { alone, pair, three } = SHEET_PLACES;
  const shapes = pictures.length >= 3 ? three : pictures.length === 2 ? pair : alone;
  return shapes.map((shape, index) => places.place(pictures[index], shape));
}

export async function productSheet(product: PrintedProduct, context: ProductContext): Promise<ProductSheet> {
  const { settings, places, shopUrl } = context;
  const price = priceLabel(product, settings);
  const qr = shopUrl
    ? await QRCode.toString(`${shopUrl}${productPath(product)}`, {
        type: 'svg',
        margin: 0,
        errorCorrectionLevel: 'M',
      })
    : null;
  return {
    name: productName(product),
    code: product.is_sku_show ? product.code : null,
    price,
    note: price ? taxNote(settings) : qr ? askForPrice.withCode : askForPrice.withoutCode,
    // A page has both languages, so one description is printed once.
    description: bilingual((locale) => shortened(product[`description_${locale}`].trim())),
    // The outline of a set would be just an empty box.
    drawing: product.has_dimension && product.pieces.length === 0 ? drawing(product) : null,
    ...entries(product),
    colors: product.has_colors
      ? product.colors.slice(0, MAX_COLORS).map((color) => ({ name: productName(color), hex: color.hex }))
      : [],
    fabrics: product.has_fabrics
      ? product.fabrics.slice(0, MAX_FABRICS).map((fabric) => ({
          name: productName(fabric),
          picture: places.place(fabric.picture, FABRIC_PLACE),
        }))
      : [],
    pictures: sheetPictures(product, places),
    qr,
  };
}
