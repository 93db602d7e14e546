import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { ApiError } from '../../platform/http/api-error';
import { findSettings } from './settings.repository';

export const settingsRoutes = ({ db }: Pick<Dependencies, 'db'>): Pick<Handlers, 'settings.get'> => ({
  'settings.get': async ({ params }) => {
    const settings = await findSettings(db, params.groups.split('/'));
    if (!settings) throw new ApiError('not_found');
    return settings;
  },
});
