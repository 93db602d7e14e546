import { useI18n } from '../../i18n';
import { Slider } from '../../ui/slider';
import type { SectionProps } from '../section-props';
import { useSliderLabels } from '../use-slider-labels';
import * as styles from './AdvertisementsSliderSection.css';
import { AdvertisementWidget } from './AdvertisementWidget';

/** Milliseconds a banner stays, and milliseconds of the fade to the next (spec §9). */
const AUTOPLAY = 3000;
const FADE = 800;

/** Banners one after another. */
export function AdvertisementsSliderSection({ section, isFirst }: SectionProps<'advertisements_slider'>) {
  const { t } = useI18n();
  const labels = useSliderLabels();
  const ads = section.tag?.ads ?? [];
  const [first] = ads;
  if (!first) return <p className={styles.noAds}>{t('common:no_ads')}</p>;
  if (ads.length === 1) {
    return <AdvertisementWidget ad={first} headingLevel={isFirst ? 1 : 2} priority={isFirst} />;
  }
  return (
    <Slider
      label={t('common:slider.label')}
      labels={labels}
      layout="single"
      controls="overlay"
      effect="fade"
      autoplay={AUTOPLAY}
      speed={FADE}
      slides={ads.map((ad, index) => ({
        id: ad.id ?? index,
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
