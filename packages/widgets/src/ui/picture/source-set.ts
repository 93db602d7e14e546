export type ImageFormat = 'avif' | 'webp';

/** The address of a picture resized to `width` CSS pixels × density, in a format; `src` itself for one it can't resize. */
export type ImageUrl = (image: { src: string; width: number; format: ImageFormat }) => string;

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
