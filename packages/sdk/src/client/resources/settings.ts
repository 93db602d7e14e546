import { SETTINGS_GROUPS, type Settings, type SettingsGroup } from '../../contract';
import { settingsGet } from '../../contract/endpoints/settings';
import type { ReadCall, RequestOptions } from '../call';

/** Shop settings (spec §3). */
export const createSettings = (call: ReadCall<'settings.get'>) => ({
  /** The given groups, merged; by default those of the app shell. Fields of other groups have their defaults. */
  get: async (
    groups: readonly SettingsGroup[] = SETTINGS_GROUPS,
    options?: RequestOptions,
  ): Promise<Settings> =>
    (await call(settingsGet, { params: { groups: groups.join('/') } }, options)).results,
});
/** Shop settings, as `client.settings`. */
export type SettingsResource = ReturnType<typeof createSettings>;
