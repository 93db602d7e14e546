import type { Dependencies } from '../../platform/dependencies';
import type { StaffHandlers } from '../../platform/endpoints/implement';
import { otpSecretReader } from '../otp/otp-secret.repository';
import { forgetPerson } from './forget-person';

export function peopleRoutes(
  dependencies: Pick<Dependencies, 'db' | 'config' | 'now'>,
): Pick<StaffHandlers, 'staff.people.forget'> {
  const { db, now } = dependencies;
  const readSecret = otpSecretReader(dependencies);
  return {
    'staff.people.forget': async ({ body, context }) =>
      forgetPerson(db, body, {
        secret: await readSecret(),
        madeBy: context.get('staff').name,
        now: now(),
      }),
  };
}
