import type { Fakes } from './shared/fake';

export const settingsFakes: Fakes<'settings.get'> = {
  'settings.get': ({ shop }) => shop.settings,
};
