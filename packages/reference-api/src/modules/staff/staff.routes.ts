import type { Dependencies } from '../../platform/dependencies';
import type { Handlers } from '../../platform/endpoints/implement';
import { createStaffCheck } from './staff-token';

export function staffRoutes(
  dependencies: Pick<Dependencies, 'db' | 'config' | 'now'>,
): Pick<Handlers, 'auth.check'> {
  const check = createStaffCheck(dependencies);
  return {
    'auth.check': async ({ context }) => {
      await check(context, 'maintenance');
      return { is_staff: true };
    },
  };
}
