import type { Dependencies } from '../../dependencies';
import type { Handlers } from '../../implement';
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
