import type { ImageUrl } from '@diwan/widgets/ui';

/** Returns the URL of an image resized by the API; images from elsewhere are used as they are. */
export const imageUrl: ImageUrl = ({ src, width, format }) =>
  src.startsWith('/files/') ? `${src}?w=${width}&f=${format}` : src;
