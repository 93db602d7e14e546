/** The settings groups the app shell requests. */
export const SETTINGS_GROUPS = ['general', 'footer', 'socials', 'commerce'] as const;
/** The about page alone requests `about`, so that no other page downloads its texts. */
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number] | 'about';
