export { ImageContext, type ImageSource, ImageSourceProvider } from './image-source';
export { Picture } from './Picture';
export { type ImageUrl, sourceSet } from './source-set';
