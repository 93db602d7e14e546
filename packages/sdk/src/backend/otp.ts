import type { Backends } from './backend';
import { refusal, validationRefusal } from './checking/responses';
import { defaultCountry, SHORT_PHONE, WRONG_CODE } from './checking/test-visitor';
import { FakeFailure, invalid } from './fake/fake-failure';
import { issueProof } from './fake/phone-proofs';

const phoneKey = ({ countryCode, phone }: { countryCode: string; phone: string }): string =>
  `${countryCode}${phone}`;

export const otpBackend: Backends<'otp.request' | 'otp.verify'> = {
  'otp.request': {
    fake: ({ shop, state, params }) => {
      const country = shop.countries.find(({ country_code }) => country_code === params.countryCode);
      if (country?.allowed_phone_length !== params.phone.length) {
        throw invalid({ path: 'phone', problem: 'Not the length of a phone number.' });
      }
      state.sentTo.add(phoneKey(params));
      return { expires_in: 600, resend_in: 10 };
    },
    checks: [
      {
        title: 'rejects a phone of the wrong length',
        run: async (context) => {
          const params = { countryCode: (await defaultCountry(context)).country_code, phone: SHORT_PHONE };
          return validationRefusal(await context.probe('otp.request', { params }));
        },
      },
    ],
  },
  'otp.verify': {
    fake: ({ shop, state, params }) => {
      if (!state.sentTo.has(phoneKey(params)) || params.otp !== shop.otp) throw new FakeFailure('otp_wrong');
      return { phone_proof: issueProof(state.proofs, phoneKey(params)) };
    },
    checks: [
      {
        title: 'rejects a code that was never sent',
        run: async (context) => {
          const params = {
            countryCode: (await defaultCountry(context)).country_code,
            phone: SHORT_PHONE,
            otp: WRONG_CODE,
          };
          return refusal(
            await context.probe('otp.verify', { params }),
            'otp_wrong',
            'otp_expired',
            'validation_failed',
          );
        },
      },
    ],
  },
};
