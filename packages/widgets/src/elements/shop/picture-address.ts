import type { ImageUrl } from '../../foundation/ui/source-set';

/** Where a shop resizes its pictures. */
export const resizedBy: ImageUrl = ({ src, width, format }) => `${src}?w=${width}&f=${format}`;

/** The full address of a file beside an API; empty for what is no address at all. */
export function fullAddress(src: string, apiBase: string): string {
  try {
    return new URL(src, apiBase).href;
  } catch {
    return '';
  }
}
