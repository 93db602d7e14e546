import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { loadMap } from './geography.repository';

export const geographyRoutes = ({ db }: Pick<Dependencies, 'db'>): Pick<Handlers, 'map.get'> => ({
  'map.get': () => loadMap(db),
});
