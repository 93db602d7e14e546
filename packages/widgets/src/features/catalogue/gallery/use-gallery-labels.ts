import { formatNumber } from '@diwan/sdk/commerce';
import { useI18n } from '../../../foundation/i18n';

/** Labels for galleries, thumbnails and the full-screen view. Positions are one-based. */
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
