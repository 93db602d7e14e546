import type { Dependencies } from '../../dependencies';
import type { Handlers } from '../../implement';
import { isStaff, unauthorized } from './staff-token';

export const staffRoutes = ({ config }: Pick<Dependencies, 'config'>): Pick<Handlers, 'auth.check'> => ({
  'auth.check': async ({ context }) => {
    if (!isStaff(context.req.header('authorization'), config.staffToken)) {
      throw unauthorized();
    }
    return { is_staff: true };
  },
});
