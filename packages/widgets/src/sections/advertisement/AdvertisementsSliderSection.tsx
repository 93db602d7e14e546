import { localized } from '@diwan/sdk/commerce';
import type { Advertisement } from '@diwan/sdk/contract';
import { useI18n } from '../../foundation/i18n';
import { container } from '../../foundation/theme/patterns.css';
import { classNames } from '../../foundation/ui/class-names';
import { Slider } from '../../foundation/ui/Slider';
import { SectionHead, useHasHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import { useSliderLabels } from '../use-slider-labels';
import { AdvertisementBanner } from './AdvertisementBanner';
import * as styles from './AdvertisementsSliderSection.css';

/** Delay between banners and duration of the fade, in milliseconds (spec §9). */
const AUTOPLAY = 3000;
const FADE = 800;

/** A slider of banners below the section's title, description and link. */
export function AdvertisementsSliderSection({ section, isFirst }: SectionProps<'advertisements_slider'>) {
  const { locale } = useI18n();
  const hasHead = useHasHead({ section });
  return (
    <>
      {hasHead && (
        <div className={classNames(container, styles.head)}>
          <SectionHead section={section} />
        </div>
      )}
      <Banners ads={section.tag?.ads ?? []} label={localized(section, 'title', locale)} opensPage={isFirst} />
    </>
  );
}

interface BannersProps {
  ads: readonly Advertisement[];
  label: string;
  /** Loads the first image eagerly. */
  opensPage: boolean;
}

function Banners({ ads, label, opensPage }: BannersProps) {
  const { t, locale } = useI18n();
  const labels = useSliderLabels();
  const banners = ads.map((ad, index) => (
    <AdvertisementBanner key={ad.id ?? index} ad={ad} priority={opensPage && index === 0} />
  ));
  if (banners.length === 0) return <p className={styles.noAds}>{t('common:no_ads')}</p>;
  if (banners.length === 1) return banners;
  return (
    <Slider
      label={label || t('common:slider.label')}
      labels={labels}
      layout="single"
      controls="overlay"
      effect="fade"
      autoplay={AUTOPLAY}
      speed={FADE}
      slides={ads.map((ad, index) => ({
        id: ad.id ?? index,
        name: localized(ad, 'title', locale),
        content: banners[index],
      }))}
    />
  );
}
