export { type ImageSource, ImageSourceProvider, type ImageUrl } from './image-url';
export { Picture } from './Picture';
