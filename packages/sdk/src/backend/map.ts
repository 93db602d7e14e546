import type { Backends } from './backend';
import { needed, Skipped } from './checking/check';
import { sendsEveryField } from './checking/completeness';
import { unless } from './checking/deviation';
import { listCheck } from './checking/simple-checks';

export const mapBackend: Backends<'map.get'> = {
  'map.get': {
    fake: ({ shop }) => shop.countries,
    checks: [
      listCheck('map.get'),
      {
        title: 'has a delivery zone in its first country, the default',
        run: async ({ found }) => {
          const countries = needed(await found('map.get'), 'The map could not be read.');
          const zones = countries[0]?.governorates.flatMap((governorate) => governorate.zones) ?? [];
          if (countries.length === 0) throw new Skipped('The map has no countries.');
          return unless(zones.length > 0, 'results[0].governorates', 'a governorate with a zone', zones);
        },
      },
      sendsEveryField('map.get'),
    ],
  },
};
