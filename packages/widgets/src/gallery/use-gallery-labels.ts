import { formatNumber } from '@diwan/sdk/commerce';
import { useI18n } from '../i18n';

/** Texts of pictures in a row, of their thumbnails and of the full screen. Positions count from one. */
export function useGalleryLabels() {
  const { t, locale } = useI18n();
  const counted =
    (key: 'common:gallery.image_of' | 'common:gallery.counter') => (index: number, total: number) =>
      t(key, { current: formatNumber(index, locale), total: formatNumber(total, locale) });
  return {
    images: t('common:gallery.thumbnails'),
    open: t('common:gallery.open'),
    /** "Image 2 of 5". */
    position: counted('common:gallery.image_of'),
    /** "2 / 5". */
    counter: counted('common:gallery.counter'),
  };
}
