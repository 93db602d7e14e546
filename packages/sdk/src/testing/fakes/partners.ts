import type { Fakes } from './shared/fake';
import { pageOf } from './shared/lists';

export const partnersFakes: Fakes<'partners.list'> = {
  'partners.list': ({ shop, query }) => pageOf(shop.partners, query),
};
