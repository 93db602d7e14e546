import * as v from 'valibot';
import { displayedSettingsSchema } from '../displayed-settings';
import { settingsSchema } from '../settings';
import { endpoint, noQuery, route } from './endpoint';
import { SETTINGS_PATH } from './paths';

const call = { name: 'settings.get', method: 'GET', path: SETTINGS_PATH } as const;

/** Route of `settings.get`. */
export const settingsGet = route({ ...call, results: settingsSchema });

/** The same endpoint, parsing only the settings that affect what widgets show. */
export const displayedSettingsGet = route({ ...call, results: displayedSettingsSchema });

export const settingsEndpoints = () => ({
  'settings.get': endpoint(settingsGet, {
    summary: 'Settings of the named groups, merged',
    description:
      'Currency, tax, contact, links and looks of the shop. Only the requested groups are sent; `about` is large and ' +
      'only needed by the about page.',
    tag: 'Settings',
    profile: 'catalogue',
    cache: 'public',
    params: v.object({
      /** Groups separated by slashes: `general`, `footer`, `socials`, `commerce`. */
      groups: v.pipe(v.string(), v.regex(/^[a-z_-]{1,40}(\/[a-z_-]{1,40}){0,9}$/)),
    }),
    query: noQuery,
    errors: ['not_found'],
    example: { params: { groups: 'general/commerce' } },
  }),
});
