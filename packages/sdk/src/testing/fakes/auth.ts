import type { Fakes } from './shared/fake';
import { requireScope } from './shared/require-scope';

export const authFakes: Fakes<'auth.check'> = {
  'auth.check': ({ shop, token }) => {
    requireScope(shop, token, 'maintenance');
    return { is_staff: true };
  },
};
