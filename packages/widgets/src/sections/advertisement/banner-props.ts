import { type Locale, localized } from '@diwan/sdk/commerce';
import type { Advertisement } from '@diwan/sdk/contract';
import type { BannerAppearance, BannerProps } from './Banner';

const alignments: Record<Advertisement['text_alignment'], BannerProps['align']> = {
  left: 'start',
  right: 'end',
  center: 'center',
};

/** Defaults if the backend doesn't know the size: a landscape image, and a portrait one for phones. */
const WIDE = { width: 1920, height: 1080 };
const UPRIGHT = { width: 900, height: 1200 };

/** Whether a hex colour is closer to white than to black; undefined for anything but a hex colour. */
export function isLightColor(color: string | null | undefined): boolean | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color?.trim() ?? '')?.[1];
  if (!digits) return undefined;
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140;
}

const bannerAppearance = (ad: Advertisement): BannerAppearance => ({
  titleColor: ad.title_color ?? undefined,
  titleSize: ad.title_size ?? undefined,
  descriptionColor: ad.description_color ?? undefined,
  descriptionSize: ad.description_size ?? undefined,
  buttonColor: ad.cta_background_color ?? undefined,
  buttonTextColor: ad.cta_text_color ?? undefined,
  buttonBorderColor: ad.cta_border_color ?? undefined,
  mobilePadding: ad.mobile_text_padding ?? undefined,
  desktopPadding: ad.desktop_text_padding ?? undefined,
  veil: isLightColor(ad.title_color) ? 'dark' : 'light',
});

type BannerContent = Omit<BannerProps, 'headingLevel' | 'priority' | 'scrollHint' | 'onScrollHint'>;

/** The props of a banner for an advertisement, in one language. */
export function bannerProps({
  ad,
  locale,
  mirrorsPictures,
  opensNewTab,
  editorial,
}: {
  ad: Advertisement;
  locale: Locale;
  mirrorsPictures: boolean;
  /** Announced after the button's label. */
  opensNewTab: string;
  editorial: (url: string) => string | undefined;
}): BannerContent {
  const href = ad.cta_text_en && ad.cta_text_ar && ad.cta_url ? editorial(ad.cta_url) : undefined;
  return {
    picture: { src: ad.src_url, width: ad.width ?? WIDE.width, height: ad.height ?? WIDE.height },
    mobilePicture: ad.mobile_src_url
      ? {
          src: ad.mobile_src_url,
          width: ad.mobile_width ?? UPRIGHT.width,
          height: ad.mobile_height ?? UPRIGHT.height,
        }
      : undefined,
    isFull: ad.is_full_bg,
    isFixed: ad.is_parlex,
    align: alignments[ad.text_alignment],
    mirrorsInRtl: mirrorsPictures && ad.text_alignment !== 'center',
    title: localized(ad, 'title', locale),
    description: localized(ad, 'description', locale),
    appearance: bannerAppearance(ad),
    // Only if both languages have a label (spec §2): a half-translated button is probably unfinished.
    callToAction: href ? { label: localized(ad, 'cta_text', locale), href, opensNewTab } : undefined,
  };
}
