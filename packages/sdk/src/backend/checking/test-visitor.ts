import { needed } from './check';
import type { Context } from './context';

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
