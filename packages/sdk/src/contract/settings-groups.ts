/** The groups the app shell asks for (product.md: `general/footer/socials/commerce`). */
export const SETTINGS_GROUPS = ['general', 'footer', 'socials', 'commerce'] as const;
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number];
