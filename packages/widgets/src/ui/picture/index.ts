export { type ImageFormat, type ImageSource, ImageSourceProvider, type ImageUrl } from './image-url';
export { Picture, type PictureProps } from './Picture';
