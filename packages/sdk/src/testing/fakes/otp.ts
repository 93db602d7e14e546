import type { Fakes } from './shared/fake';
import { FakeFailure, invalid } from './shared/fake-failure';
import { issueProof } from './shared/phone-proofs';

const phoneKey = ({ countryCode, phone }: { countryCode: string; phone: string }): string =>
  `${countryCode}${phone}`;

export const otpFakes: Fakes<'otp.request' | 'otp.verify'> = {
  'otp.request': ({ shop, state, params }) => {
    const country = shop.countries.find(({ country_code }) => country_code === params.countryCode);
    if (country?.allowed_phone_length !== params.phone.length) {
      throw invalid({ path: 'phone', problem: 'Not the length of a phone number.' });
    }
    state.sentTo.add(phoneKey(params));
    return { expires_in: 600, resend_in: 10 };
  },
  'otp.verify': ({ shop, state, params }) => {
    if (!state.sentTo.has(phoneKey(params)) || params.otp !== shop.otp) throw new FakeFailure('otp_wrong');
    return { phone_proof: issueProof(state.proofs, phoneKey(params)) };
  },
};
