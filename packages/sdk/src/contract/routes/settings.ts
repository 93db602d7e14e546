import { displayedSettingsSchema } from '../displayed-settings';
import { settingsSchema } from '../settings';
import { SETTINGS_PATH } from './paths';
import { route } from './route';

const path = { method: 'GET', path: SETTINGS_PATH } as const;

export const settingsGet = route({ ...path, results: settingsSchema });

/** The same endpoint, parsing only the settings that affect what widgets show. */
export const displayedSettingsGet = route({ ...path, results: displayedSettingsSchema });
