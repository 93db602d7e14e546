/** A reference to another record in the catalogue. */
export const referenceTo = (id: number | null) => (id === null ? null : { id });

/** A timestamp in UTC, without zero milliseconds. */
export const moment = (date: Date): string => date.toISOString().replace('.000Z', 'Z');

interface ImageRow {
  id: number;
  path: string;
  alt: string | null;
  altAr: string | null;
  position: number;
  width: number | null;
  height: number | null;
}

/** An image with its path in the media folder instead of a URL. */
export const exportedImage = ({ id, path, alt, altAr, position, width, height }: ImageRow) => ({
  id,
  src_url: path,
  alt,
  alt_ar: altAr,
  postion: position,
  width,
  height,
});
