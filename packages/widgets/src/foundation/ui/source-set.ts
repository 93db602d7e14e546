export type ImageFormat = 'avif' | 'webp';

/** Returns the URL of an image resized to `width` pixels in a format; `src` unchanged if it can't be resized. */
export type ImageUrl = (image: { src: string; width: number; format: ImageFormat }) => string;

const avifWidths = [320, 480, 640, 960, 1440, 1920];

/** WebP is for the few browsers without AVIF: each width enlarges the markup for everybody. */
const widthsOf: Record<ImageFormat, readonly number[]> = { avif: avifWidths, webp: [480, 960, 1920] };

/** Widths within this factor of the original are omitted. */
const NEARLY = 1.25;

/** The widths in a `srcset`: the standard ones well below the image's own, and its own. */
export function offeredWidths(own: number, format: ImageFormat): number[] {
  const widths = widthsOf[format];
  const largest = Math.min(own, Math.max(...widths));
  return [...widths.filter((width) => width * NEARLY <= largest), largest];
}

/** SVG scales by itself, and no server resizes data and blob URLs. */
const canResize = (src: string) => !/\.svg(?:$|[?#])|^(?:data|blob):/i.test(src);

/** The `srcset` of an image in one format. Undefined if it can't be resized. */
export function sourceSet(
  image: { src: string; width: number; format: ImageFormat },
  imageUrl: ImageUrl | undefined,
): string | undefined {
  if (!imageUrl || !canResize(image.src) || imageUrl(image) === image.src) return undefined;
  return offeredWidths(image.width, image.format)
    .map((width) => `${imageUrl({ ...image, width })} ${width}w`)
    .join(', ');
}
