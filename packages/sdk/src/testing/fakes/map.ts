import type { Fakes } from './shared/fake';

export const mapFakes: Fakes<'map.get'> = {
  'map.get': ({ shop }) => shop.countries,
};
