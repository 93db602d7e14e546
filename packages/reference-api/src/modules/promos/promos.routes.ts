import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { promoByCode } from './promos.repository';
import { usablePromo } from './usable-promo';
import { wirePromo } from './wire-promo';

export const promosRoutes = ({
  db,
  now,
}: Pick<Dependencies, 'db' | 'now'>): Pick<Handlers, 'promos.verify'> => ({
  'promos.verify': async ({ params }) => wirePromo(usablePromo(await promoByCode(db, params.code), now())),
});
