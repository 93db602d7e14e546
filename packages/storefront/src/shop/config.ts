/**
 * What a shop sets beside its CMS settings; it travels to the browser, so it holds no secrets. Brand, looks, contacts and
 * currency are CMS settings.
 */
export interface StorefrontConfig {
  /** Where browsers find the API: a path of the shop's own origin, or another origin that allows this one. */
  apiBaseUrl: string;
}

export const defaultConfig: StorefrontConfig = { apiBaseUrl: '/api' };
