import type { Dependencies } from '../../dependencies';
import type { Handlers } from '../../implement';
import { promoByCode } from './promos.repository';
import { usablePromo } from './usable-promo';
import { wirePromo } from './wire-promo';

export const promosRoutes = ({
  db,
  now,
}: Pick<Dependencies, 'db' | 'now'>): Pick<Handlers, 'promos.verify'> => ({
  'promos.verify': async ({ params }) => wirePromo(usablePromo(await promoByCode(db, params.code), now())),
});
