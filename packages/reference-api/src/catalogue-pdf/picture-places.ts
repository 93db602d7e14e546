import type { MediaFile } from '../images/media-file';

/** Sharp on paper at an arm's length, and half the bytes of 220. */
const DOTS_PER_INCH = 150;
const MM_PER_INCH = 25.4;

/** A picture cut to its place on a page. */
export interface CutPicture {
  /** What pages call it; the same picture in the same shape has one name and is embedded once. */
  name: string;
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Keeps the whole height of the picture where its ground can be continued to both sides. */
  isWhole: boolean;
}

/** A place for a picture, in millimetres. */
export interface PicturePlace {
  width: number;
  height: number;
  isWhole?: boolean;
}

export interface PicturePlaces {
  /** @returns the name pages call the cut picture by; null when the shop has no such picture */
  place(path: string | null | undefined, place: PicturePlace): string | null;
  /** Whether a picture is sharp in that place. */
  fills(path: string, place: PicturePlace): boolean;
  /** Everything that was placed, each picture and shape once. */
  placed(): CutPicture[];
}

const pixels = (millimetres: number): number => Math.round((millimetres / MM_PER_INCH) * DOTS_PER_INCH);

/** @param media the shop's pictures by path; paths without a picture are missing */
export function createPicturePlaces(media: Pick<ReadonlyMap<string, MediaFile>, 'get'>): PicturePlaces {
  const placed = new Map<string, CutPicture>();
  return {
    fills: (path, { width }) => (media.get(path)?.width ?? 0) >= pixels(width) * 0.85,
    placed: () => [...placed.values()],
    place: (path, place) => {
      const picture = path ? media.get(path) : undefined;
      if (!picture || picture.format === null) return null;
      // Enlarging adds bytes and no detail.
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
