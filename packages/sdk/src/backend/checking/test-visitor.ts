import { needed } from './check';
import type { Context } from './context';
import { fieldOf } from './probe';

/** Recognisable as a test in the shop's inbox. */
export const TEST_LEAD = {
  name: 'Conformance test (please ignore)',
  email: 'conformance-test@example.com',
  phone: '+966500000000',
};

/** A national number of four digits, which must be rejected. */
export const SHORT_PHONE = '1234';
export const WRONG_CODE = '000000';

/** The first country of the map. */
export const defaultCountry = async ({ found }: Context) =>
  needed((await found('map.get'))?.[0], 'The map has no country.');

/** A visitor whose phone is verified. */
export interface VerifiedVisitor {
  /** In national form. */
  phone: string;
  proof: string;
}

async function verify(context: Context): Promise<VerifiedVisitor> {
  const { probe, sentCode } = context;
  const readCode = needed(sentCode, 'Needs access to the codes it sends: --outbox.');
  const { country_code: countryCode, allowed_phone_length } = await defaultCountry(context);
  const phone = '5'.padEnd(allowed_phone_length, '6');
  const params = { countryCode, phone };
  await probe('otp.request', { params });
  const sent = await readCode(`${countryCode}${phone}`);
  const otp = needed(sent || undefined, 'The code that was sent could not be read.');
  const { results } = await probe('otp.verify', { params: { ...params, otp } });
  const proof = fieldOf(results, 'phone_proof');
  return {
    phone,
    proof: needed(typeof proof === 'string' ? proof : undefined, 'No phone could be verified.'),
  };
}

const visitors = new WeakMap<Context, Promise<VerifiedVisitor>>();

/** The same visitor for all checks of a run, because codes are limited. */
export function verifiedVisitor(context: Context): Promise<VerifiedVisitor> {
  const known = visitors.get(context) ?? verify(context);
  visitors.set(context, known);
  return known;
}
