import { createHash, timingSafeEqual } from 'node:crypto';
import type { Dependencies } from '../../dependencies';
import { ApiError } from '../../http/api-error';
import type { Handlers } from '../../implement';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an `Authorization` header carries the staff's token; takes as long for a near miss as for a wild guess. */
export function isStaff(authorization: string | undefined, staffToken: string | undefined): boolean {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || staffToken === undefined) return false;
  return timingSafeEqual(digest(token), digest(staffToken));
}

export const staffRoutes = ({ config }: Pick<Dependencies, 'config'>): Pick<Handlers, 'auth.check'> => ({
  'auth.check': async ({ context }) => {
    if (!isStaff(context.req.header('authorization'), config.staffToken)) {
      throw new ApiError('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
    }
    return { is_staff: true };
  },
});
