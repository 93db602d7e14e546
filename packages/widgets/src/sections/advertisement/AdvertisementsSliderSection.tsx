import { useI18n } from '../../i18n';
import { ScrollRow } from '../ScrollRow';
import type { SectionProps } from '../section-props';
import { noAds } from './AdvertisementsSliderSection.css';
import { AdvertisementWidget } from './AdvertisementWidget';

/** Banners one after another. */
export function AdvertisementsSliderSection({ section, isFirst }: SectionProps<'advertisements_slider'>) {
  const { t } = useI18n();
  const ads = section.tag?.ads ?? [];
  const [first] = ads;
  if (!first) return <p className={noAds}>{t('common:no_ads')}</p>;
  if (ads.length === 1) {
    return <AdvertisementWidget ad={first} headingLevel={isFirst ? 1 : 2} priority={isFirst} />;
  }
  return (
    <ScrollRow
      label={t('common:slider.label')}
      cells={ads.map((ad, index) => ({
        key: index,
        content: (
          <AdvertisementWidget
            ad={ad}
            isSlide
            headingLevel={isFirst && index === 0 ? 1 : 2}
            priority={isFirst && index === 0}
          />
        ),
      }))}
    />
  );
}
