export type ImageFormat = 'avif' | 'webp';

/** The address of a picture resized to `width` CSS pixels × density, in a format; `src` itself for one it can't resize. */
export type ImageUrl = (image: { src: string; width: number; format: ImageFormat }) => string;

const avifWidths = [320, 480, 640, 960, 1440, 1920];

/** WebP is for the few browsers without AVIF: each width makes the page longer for everybody. */
const widthsOf: Record<ImageFormat, readonly number[]> = { avif: avifWidths, webp: [480, 960, 1920] };

/** A picture that is hardly wider takes its place. */
const NEARLY = 1.25;

/** The widths a picture is offered in: the standard ones well below its own, and its own. */
export function offeredWidths(own: number, format: ImageFormat): number[] {
  const widths = widthsOf[format];
  const largest = Math.min(own, Math.max(...widths));
  return [...widths.filter((width) => width * NEARLY <= largest), largest];
}

/** Drawings scale by themselves, and no server resizes data and blob addresses. */
const canResize = (src: string) => !/\.svg(?:$|[?#])|^(?:data|blob):/i.test(src);

/** The `srcset` of a picture in one format. Undefined where the picture cannot be resized. */
export function sourceSet(
  image: { src: string; width: number; format: ImageFormat },
  imageUrl: ImageUrl | undefined,
): string | undefined {
  if (!imageUrl || !canResize(image.src) || imageUrl(image) === image.src) return undefined;
  return offeredWidths(image.width, image.format)
    .map((width) => `${imageUrl({ ...image, width })} ${width}w`)
    .join(', ');
}
