import type { Advertisement } from '@diwan/sdk/contract';
import { useRef } from 'react';
import { useI18n } from '../../foundation/i18n';
import { useDiwan } from '../../foundation/provider';
import { Banner } from './Banner';
import { bannerProps } from './banner-props';

export interface AdvertisementBannerProps {
  ad: Advertisement;
  headingLevel?: 1 | 2;
  priority?: boolean;
}

/** A banner for an advertisement. */
export function AdvertisementBanner({ ad, headingLevel = 2, priority = false }: AdvertisementBannerProps) {
  const { settings, paths } = useDiwan();
  const { t, locale } = useI18n();
  const root = useRef<HTMLDivElement>(null);
  const content = bannerProps({
    ad,
    locale,
    mirrorsPictures: settings.mirror_ad_images_in_rtl,
    opensNewTab: t('common:opens_new_tab'),
    editorial: paths.editorial,
  });
  const scrollOn = () => {
    const bottom = root.current?.getBoundingClientRect().bottom ?? 0;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({ top: bottom, behavior: isStill ? 'instant' : 'smooth' });
  };
  return (
    <div ref={root}>
      <Banner
        {...content}
        headingLevel={headingLevel}
        priority={priority}
        scrollHint={ad.has_scroll_action ? t('common:scroll_down') : undefined}
        onScrollHint={scrollOn}
      />
    </div>
  );
}
