import type { ForgetRequest } from '@diwan/sdk/contract';
import { otpSecretReader } from '../../modules/otp/otp-secret.repository';
import { forgetPerson } from '../../modules/people/forget-person';
import type { Workplace } from './workplace';

/** Erases a person's data and prints what was erased, and what is left to do. */
export async function runForgetCommand(
  person: ForgetRequest,
  { db, config, output }: Workplace,
): Promise<boolean> {
  const { orders, open_orders, requests, leads, messages, delivered_messages, verifications, also_named } =
    await forgetPerson(db, person, {
      secret: await otpSecretReader({ db, config })(),
      madeBy: null,
      now: new Date(),
    });
  output.out(
    `Erased: requests: ${requests}, leads: ${leads}, personal data of orders: ${orders}, of messages: ${messages}, phone verifications: ${verifications}.`,
  );
  if (open_orders > 0)
    output.out(
      `Orders under way, left as they are: ${open_orders}. Run this again once they are delivered or cancelled, or now with --open-orders.`,
    );
  if (delivered_messages > 0)
    output.out(
      `Messages that were delivered: ${delivered_messages}. Erase the person in the receiving system or mailbox too.`,
    );
  if (also_named.length > 0)
    output.out(
      `Their records also named ${also_named.join(', ')}: if it is the same person, erase that as well.`,
    );
  output.out(
    'Backups that were made before still hold the person: delete them in time, and erase the person again after restoring one.',
  );
  return true;
}
