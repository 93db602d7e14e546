/**
 * Configuration beside the CMS settings. It is sent to the browser, so it must not contain secrets. Brand, theme,
 * contacts and currency are CMS settings.
 */
export interface StorefrontConfig {
  /** The API's base URL for browsers: a path on the shop's own origin, or another origin that allows this one. */
  apiBaseUrl: string;
}

export const defaultConfig: StorefrontConfig = { apiBaseUrl: '/api' };
