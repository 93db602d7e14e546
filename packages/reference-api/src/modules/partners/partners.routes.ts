import type { Dependencies } from '../../dependencies';
import type { Handlers } from '../../implement';
import { listPartners } from './partners.repository';

export const partnersRoutes = ({ db }: Pick<Dependencies, 'db'>): Pick<Handlers, 'partners.list'> => ({
  'partners.list': ({ query }) => listPartners(db, query),
});
