import { settingsSchema } from '../settings';
import { route } from './route';

export const settingsGet = route({
  method: 'GET',
  path: '/settings/public/group/{groups*}',
  results: settingsSchema,
});
