export { FullScreenGallery, type FullScreenGalleryProps, useFullScreenGallery } from './FullScreenGallery';
export { useGalleryLabels } from './use-gallery-labels';
