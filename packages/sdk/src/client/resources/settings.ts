import { SETTINGS_GROUPS, type Settings, type SettingsGroup } from '../../contract';
import type { ReadCall, RequestOptions } from '../call';

/** Shop settings (spec §3). */
export const createSettings = (call: ReadCall<'settings.get'>) => ({
  /** The named groups merged into one; by default all the shell needs. A group not asked for reads as its defaults. */
  get: async (
    groups: readonly SettingsGroup[] = SETTINGS_GROUPS,
    options?: RequestOptions,
  ): Promise<Settings> =>
    (await call('settings.get', { params: { groups: groups.join('/') } }, options)).results,
});
export type SettingsResource = ReturnType<typeof createSettings>;
