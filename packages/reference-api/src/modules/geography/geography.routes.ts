import type { Dependencies } from '../../dependencies';
import type { Handlers } from '../../implement';
import { loadMap } from './geography.repository';

export const geographyRoutes = ({ db }: Pick<Dependencies, 'db'>): Pick<Handlers, 'map.get'> => ({
  'map.get': () => loadMap(db),
});
