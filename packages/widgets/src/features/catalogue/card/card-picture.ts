import { cardImages, type Locale } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { type PictureFile, pictureOf } from '../../../foundation/format/picture-of';

const SIZES = '(min-width:64em) 23vw, (min-width:48em) 31vw, 46vw';
const WIDE_SIZES = '(min-width:64em) 47vw, (min-width:48em) 63vw, 94vw';

/** Width of a card in a grid, as a `sizes` attribute. */
export const cardSizes = (isWide: boolean): string => (isWide ? WIDE_SIZES : SIZES);

/** The first image of a card in a grid, so that a page can preload it before the card renders. */
export function cardPicture(
  product: ProductSummary,
  { locale, isWide }: { locale: Locale; isWide: boolean },
): (PictureFile & { sizes: string }) | undefined {
  const [first] = cardImages(product.images);
  return first && { ...pictureOf(first, locale), sizes: cardSizes(isWide) };
}
