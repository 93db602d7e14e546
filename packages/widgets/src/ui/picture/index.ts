export { type ImageSource, ImageSourceProvider } from './image-source';
export { Picture } from './Picture';
export type { ImageUrl } from './source-set';
