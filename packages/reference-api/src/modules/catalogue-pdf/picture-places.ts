import type { MediaFile } from '../../media/media-file';

/** Sharp in print at arm's length, with half the bytes of 220. */
const DOTS_PER_INCH = 150;
const MM_PER_INCH = 25.4;

/** An image cropped to its box on a page. */
export interface CutPicture {
  /** Referenced by pages; the same image in the same shape has one name and is embedded once. */
  name: string;
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Prefers extending a plain background over cropping. */
  isWhole: boolean;
  /** A logo keeps its shape and transparency, and becomes a PNG. */
  isLogo?: boolean;
}

/** A box for an image, in millimetres. */
export interface PicturePlace {
  width: number;
  height: number;
  isWhole?: boolean;
}

export interface PicturePlaces {
  /** @returns the name to reference the cropped image by; null if the shop has no such image */
  place(path: string | null | undefined, place: PicturePlace): string | null;
  /** Like `place`, for a logo on a cover; also draws SVGs. */
  logo(path: string | null | undefined): string | null;
  /** Whether an image has enough pixels for the box. */
  fills(path: string, place: PicturePlace): boolean;
  /** All placed images, each image and shape once. */
  placed(): CutPicture[];
}

/** Largest size of a logo, in millimetres and, because its edges are sharp, dots per inch. */
const LOGO_PLACE = { width: 110, height: 15 };
const LOGO_DOTS_PER_INCH = 300;

const pixels = (millimetres: number): number => Math.round((millimetres / MM_PER_INCH) * DOTS_PER_INCH);

/** @param media the shop's images by path, without missing ones */
export function createPicturePlaces(media: Pick<ReadonlyMap<string, MediaFile>, 'get'>): PicturePlaces {
  const placed = new Map<string, CutPicture>();
  return {
    fills: (path, { width }) => (media.get(path)?.width ?? 0) >= pixels(width) * 0.85,
    placed: () => [...placed.values()],
    logo: (path) => {
      const picture = path ? media.get(path) : undefined;
      if (!picture?.contentType.startsWith('image/')) return null;
      const [width, height] = [LOGO_PLACE.width, LOGO_PLACE.height].map((side) =>
        Math.round((side / MM_PER_INCH) * LOGO_DOTS_PER_INCH),
      ) as [number, number];
      const name = `${picture.hash}-logo.png`;
      placed.set(name, { name, file: picture.file, width, height, isWhole: true, isLogo: true });
      return name;
    },
    place: (path, place) => {
      const picture = path ? media.get(path) : undefined;
      if (!picture || picture.format === null) return null;
      // Upscaling adds bytes but no detail.
      const scale = Math.min(1, picture.width / pixels(place.width));
      const width = Math.round(pixels(place.width) * scale);
      const height = Math.round(pixels(place.height) * scale);
      const isWhole = place.isWhole ?? false;
      const name = `${picture.hash}-${width}x${height}${isWhole ? '-whole' : ''}.jpg`;
      placed.set(name, { name, file: picture.file, width, height, isWhole });
      return name;
    },
  };
}
