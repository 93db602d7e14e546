/** How a catalogue points at another of its records. */
export const referenceTo = (id: number | null) => (id === null ? null : { id });

/** A time in UTC, without milliseconds where there are none. */
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

/** A picture by its path in the media folder, where the wire has its address. */
export const exportedImage = ({ id, path, alt, altAr, position, width, height }: ImageRow) => ({
  id,
  src_url: path,
  alt,
  alt_ar: altAr,
  postion: position,
  width,
  height,
});
