import { formatNumber } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import type { LightboxProps } from '../../ui/lightbox';
import type { GalleryViewProps } from './GalleryView';

/** The words of a gallery and of its full-screen view. */
export function useGalleryWords(): GalleryViewProps['labels'] & { lightbox: LightboxProps['labels'] } {
  const { t, locale } = useI18n();
  const counted =
    (key: 'common:gallery.image_of' | 'common:gallery.counter') => (index: number, total: number) =>
      t(key, { current: formatNumber(index, locale), total: formatNumber(total, locale) });
  const position = counted('common:gallery.image_of');
  return {
    gallery: t('common:gallery.thumbnails'),
    thumbnails: t('common:gallery.thumbnails'),
    open: t('common:gallery.open'),
    position,
    counter: counted('common:gallery.counter'),
    lightbox: {
      title: t('common:gallery.thumbnails'),
      close: t('common:gallery.close'),
      previous: t('common:gallery.prev'),
      next: t('common:gallery.next'),
      zoomIn: t('common:gallery.zoom_in'),
      zoomOut: t('common:gallery.zoom_out'),
      thumbnails: t('common:gallery.thumbnails'),
      position,
    },
  };
}
