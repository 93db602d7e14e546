import { createContext } from 'react';

export type ImageFormat = 'avif' | 'webp';

/** The address of a picture resized to `width` CSS pixels × density, in a format; `src` itself for one it can't resize. */
export type ImageUrl = (image: { src: string; width: number; format: ImageFormat }) => string;

export interface ImageSource {
  /**
   * The full address of a picture's file, on pages of another origin than the shop's; elsewhere it is `src` itself.
   * Undefined for an address that must not be fetched.
   */
  readonly fileUrl?: (src: string) => string | undefined;
  /** Absent where nothing resizes pictures: each is then fetched as it is. */
  readonly imageUrl?: ImageUrl;
  /** Shown for a picture that is missing or fails to load. */
  readonly placeholder: string;
}

export const ImageContext = createContext<ImageSource>({ placeholder: '/images/placeholder.png' });

/** Says where the pictures below come from. */
export const ImageSourceProvider = ImageContext.Provider;

const widths = [320, 480, 640, 960, 1440, 1920];

/** Drawings scale by themselves, and no server resizes data and blob addresses. */
const canResize = (src: string) => !/\.svg(?:$|[?#])|^(?:data|blob):/i.test(src);

/**
 * The `srcset` of a picture in one format: the standard widths below its own width, and its own width.
 * Undefined where the picture cannot be resized.
 */
export function sourceSet(
  image: { src: string; width: number; format: ImageFormat },
  imageUrl: ImageUrl | undefined,
): string | undefined {
  if (!imageUrl || !canResize(image.src) || imageUrl(image) === image.src) return undefined;
  const offered = widths.filter((width) => width < image.width);
  const largest = Math.min(image.width, widths.at(-1) ?? image.width);
  return [...new Set([...offered, largest])]
    .map((width) => `${imageUrl({ ...image, width })} ${width}w`)
    .join(', ');
}
