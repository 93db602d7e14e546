import { type DisplayedSettings, SETTINGS_GROUPS } from '../../contract';
import { displayedSettingsGet } from '../../contract/endpoints/settings';
import type { ReadCall, RequestOptions } from '../call';

/** The settings that affect what widgets show; a smaller download than `createSettings`. */
export const createDisplayedSettings = (call: ReadCall<'settings.get'>) => ({
  get: async (options?: RequestOptions): Promise<DisplayedSettings> =>
    (await call(displayedSettingsGet, { params: { groups: SETTINGS_GROUPS.join('/') } }, options)).results,
});
