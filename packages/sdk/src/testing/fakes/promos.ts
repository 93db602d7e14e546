import type { Fakes } from './shared/fake';
import { FakeFailure, found } from './shared/fake-failure';
import { REFUSED_PROMOS } from './shared/fake-shop';

export const promosFakes: Fakes<'promos.verify'> = {
  'promos.verify': ({ shop, params }) => {
    const code = params.code.toUpperCase();
    const reason = REFUSED_PROMOS.find((each) => shop.refusedPromos[each]?.toUpperCase() === code);
    if (reason) throw new FakeFailure(reason);
    return found(
      shop.promos.find((promo) => promo.code?.toUpperCase() === code),
      'promo_not_found',
    );
  },
};
