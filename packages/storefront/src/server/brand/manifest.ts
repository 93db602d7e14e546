import { directionOf, type Locale, localized } from '@diwan/sdk/commerce';
import type { Settings } from '@diwan/sdk/contract';
import { theme } from '@diwan/widgets';

const DRAWN_ICON = '/brand/mark.svg';

type BrandSettings = Pick<Settings, 'brand' | 'icon_url' | 'theme'>;

/** URL of the favicon. */
export const iconOf = ({ icon_url }: Pick<Settings, 'icon_url'>): string => icon_url ?? DRAWN_ICON;

/** The icon of a phone's home screen. iOS shows no SVG; a shop with such an icon gets the first letter of its name. */
export const touchIconOf = ({ icon_url }: Pick<Settings, 'icon_url'>): string | undefined => {
  if (!icon_url) return '/brand/apple-touch-icon.png';
  return iconType(icon_url) === 'image/png' ? icon_url : undefined;
};

export const iconType = (icon: string): string | undefined => {
  if (/\.svg$/i.test(icon)) return 'image/svg+xml';
  return /\.png$/i.test(icon) ? 'image/png' : undefined;
};

/** `theme-color` of the browser's UI. */
export const pageColor = (settings: Pick<Settings, 'theme'>): string =>
  settings.theme?.colors.surface_page ?? theme.color.surface.page;

export const manifestAddress = (locale: Locale): string => `/manifest.${locale}.webmanifest`;

/** The web app manifest. */
export function manifestOf(settings: BrandSettings, locale: Locale): Record<string, unknown> {
  const icon = iconOf(settings);
  const color = pageColor(settings);
  return {
    name: localized(settings.brand, 'name', locale),
    description: localized(settings.brand, 'tagline', locale),
    lang: locale,
    dir: directionOf(locale),
    start_url: `/?lang=${locale}`,
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
    icons: [{ src: icon, sizes: 'any', type: iconType(icon) }],
  };
}
