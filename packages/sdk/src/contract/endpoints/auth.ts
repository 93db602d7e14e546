import * as v from 'valibot';
import { endpoint, noParams, noQuery, route } from './endpoint';

/** Route of `auth.check`. */
export const authCheck = route({
  name: 'auth.check',
  method: 'GET',
  path: '/auth',
  results: v.object({
    /** Always true; other callers get an error. */
    is_staff: v.boolean(),
  }),
  needsStaffToken: true,
});

export const authEndpoints = () => ({
  'auth.check': endpoint(authCheck, {
    summary: 'Check that the caller is staff',
    description:
      'Staff can use the shop while it is closed for maintenance. Other callers get `unauthorized`.',
    tag: 'Staff',
    profile: 'ordering',
    cache: 'never',
    params: noParams,
    query: noQuery,
    example: {},
  }),
});
