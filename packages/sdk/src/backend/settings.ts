import { SETTINGS_GROUPS } from '../contract';
import type { Backends } from './backend';
import { sendsEveryField } from './checking/completeness';
import { unless } from './checking/deviation';
import { fieldOf } from './checking/probe';
import { success } from './checking/responses';

export const settingsBackend: Backends<'settings.get'> = {
  'settings.get': {
    fake: ({ shop }) => shop.settings,
    checks: [
      {
        title: 'returns the valid settings of several groups',
        run: async ({ probe }) =>
          success(
            'settings.get',
            await probe('settings.get', { params: { groups: 'general/footer/socials/commerce' } }),
          ),
      },
      {
        title: 'includes the brand, or pages have no name',
        run: async ({ probe }) => {
          const { results } = await probe('settings.get', { params: { groups: 'general' } });
          const brand = fieldOf(results, 'brand');
          return unless(typeof brand === 'object' && brand !== null, 'results.brand', 'the brand', brand);
        },
        isAdvice: true,
      },
      sendsEveryField('settings.get', { params: { groups: SETTINGS_GROUPS.join('/') } }),
    ],
  },
};
