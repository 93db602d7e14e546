import type { Fakes } from './shared/fake';
import { found } from './shared/fake-failure';

export const redirectsFakes: Fakes<'redirects.get'> = {
  'redirects.get': ({ shop, params }) => found(shop.redirects[params.slug]),
};
