import type { Locale } from '@diwan/sdk/commerce';
import { safePictureAddress } from '@diwan/sdk/commerce';
import type { ProductSummary } from '@diwan/sdk/contract';
import { cardPicture } from '../../features/catalogue/card/card-picture';
import { sourceSet } from '../../foundation/ui/source-set';
import { fullAddress, resizedBy } from '../shop/picture-address';

/** Fetches the picture of the first card while the card's code is on its way: the file the card itself will choose. */
export function preloadPicture(
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
