import * as v from 'valibot';
import { countryCodeParam, otpParam, phoneParam } from '../phone-params';
import { phoneVerificationSchema } from '../phone-verification';
import { endpoint, noQuery, route } from './endpoint';

/** Route of `otp.request`. */
export const otpRequest = route({
  name: 'otp.request',
  method: 'POST',
  path: '/crm/public/otp/request/{countryCode}/{phone}',
  results: v.nullish(
    v.object({
      /** Seconds the code is valid for. */
      expires_in: v.optional(v.number()),
      /** Seconds until another code may be requested. */
      resend_in: v.optional(v.number()),
    }),
  ),
});

/** Route of `otp.verify`. */
export const otpVerify = route({
  name: 'otp.verify',
  method: 'POST',
  path: '/crm/public/otp/verfiy/{countryCode}/{phone}/{otp}',
  results: v.nullish(phoneVerificationSchema),
});

export const otpEndpoints = () => ({
  'otp.request': endpoint(otpRequest, {
    summary: 'Send a one-time code to a phone',
    description:
      'Sends a code of six digits. Asking again sooner than `resend_in` is rejected with `otp_too_soon`. A backend may refuse ' +
      'strangers with `challenge_required`: `{base}/challenge?origin=…&locale=…` then is a page with a challenge, such as a CAPTCHA, ' +
      'to show in a frame. It posts `{ challenge: "passed", token }`; ask again with the header `X-Challenge: <token>`.',
    tag: 'Phone verification',
    profile: 'ordering',
    cache: 'never',
    params: v.object({ countryCode: countryCodeParam, phone: phoneParam }),
    query: noQuery,
    errors: ['otp_too_soon', 'challenge_required', 'unavailable'],
    example: { params: { countryCode: '966', phone: '501234567' } },
  }),
  'otp.verify': endpoint(otpVerify, {
    summary: 'Verify a phone with its one-time code',
    description:
      'Returns `phone_proof`, which `orders.create` requires for this phone, and the person the shop recognises by it, ' +
      'if any. A code can be used once.',
    tag: 'Phone verification',
    profile: 'ordering',
    cache: 'never',
    params: v.object({ countryCode: countryCodeParam, phone: phoneParam, otp: otpParam }),
    query: noQuery,
    errors: ['otp_wrong', 'otp_expired', 'otp_too_many_tries'],
    example: { params: { countryCode: '966', phone: '501234567', otp: '123456' } },
  }),
});
