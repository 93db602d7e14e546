/**
 * What a shop sets beside its CMS settings; it travels to the browser, so it holds no secrets. Brand names, contacts
 * and currency are CMS settings.
 */
export interface StorefrontConfig {
  /** Where browsers find the API: a path of the shop's own origin, or another origin that allows this one. */
  apiBaseUrl: string;
  /** Addresses of logo pictures that replace the drawn mark and the brand's name. */
  logo?: { en: string; ar: string } | undefined;
  /** Address of the picture browsers show beside the page's title: an SVG. */
  icon: string;
  /** Four photographs for the about page, in the order of their captions. */
  historyPhotos: readonly string[];
}

export const defaultConfig: StorefrontConfig = {
  apiBaseUrl: '/api',
  icon: '/brand/mark.svg',
  historyPhotos: ['workshop', 'upholstery', 'showroom', 'wood'].map(
    (name) => `/files/media/history/${name}.webp`,
  ),
};
