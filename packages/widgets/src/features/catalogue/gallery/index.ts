export { FullScreenGallery, type FullScreenGalleryProps } from './FullScreenGallery';
export { useGalleryLabels } from './use-gallery-labels';
