import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import type { Handlers } from '../../implement';
import { findSettings } from './settings.repository';

export const settingsRoutes = ({ db }: Pick<Dependencies, 'db'>): Pick<Handlers, 'settings.get'> => ({
  'settings.get': async ({ params }) => {
    const settings = await findSettings(db, params.groups.split('/'));
    if (!settings) throw new ApiError('not_found');
    return settings;
  },
});
