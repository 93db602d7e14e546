import * as v from 'valibot';
import { route } from './route';

export const authCheck = route({
  method: 'GET',
  path: '/auth',
  results: v.object({
    /** Always true; others are refused. */
    is_staff: v.boolean(),
  }),
  needsStaffToken: true,
});
