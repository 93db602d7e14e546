import type { ImageUrl } from '@diwan/widgets';

/** Addresses the API's picture resizing; pictures from elsewhere are taken as they are. */
export const imageUrl: ImageUrl = ({ src, width, format }) =>
  src.startsWith('/files/') ? `${src}?w=${width}&f=${format}` : src;
