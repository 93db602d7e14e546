import type { Locale } from '@diwan/sdk/commerce';
import type { Image } from '@diwan/sdk/contract';

/** An image, ready for a `Picture` view. */
export interface PictureFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Default if the backend doesn't know the size: product photographs are square. */
const UNKNOWN_SIZE = 1000;

const altIn: Record<Locale, (image: Image) => string> = {
  en: ({ alt }) => alt ?? '',
  ar: ({ alt_ar }) => alt_ar ?? '',
};

/**
 * Converts an API image. Its text is used only if it is in the visitor's language (the spec's `alt` has one language).
 */
export const pictureOf = (image: Image, locale: Locale): PictureFile => ({
  src: image.src_url,
  width: image.width ?? UNKNOWN_SIZE,
  height: image.height ?? UNKNOWN_SIZE,
  alt: altIn[locale](image),
});
