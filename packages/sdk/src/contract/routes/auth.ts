import * as v from 'valibot';
import { route } from './route';

export const authCheck = route({
  method: 'GET',
  path: '/auth',
  results: v.object({
    /** Always true; other callers get an error. */
    is_staff: v.boolean(),
  }),
  needsStaffToken: true,
});
