/** The groups the app shell asks for (product.md: `general/footer/socials/commerce`). */
export const SETTINGS_GROUPS = ['general', 'footer', 'socials', 'commerce'] as const;
/** `about` is asked for by the about page alone: no other page carries its texts. */
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number] | 'about';
