import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { listPartners } from './partners.repository';

export const partnersRoutes = ({ db }: Pick<Dependencies, 'db'>): Pick<Handlers, 'partners.list'> => ({
  'partners.list': ({ query }) => listPartners(db, query),
});
