import * as v from 'valibot';
import { phoneVerificationSchema } from '../phone-verification';
import { route } from './route';

export const otpRequest = route({
  method: 'POST',
  path: '/crm/public/otp/request/{countryCode}/{phone}',
  results: v.object({
    /** Seconds the code is valid for. */
    expires_in: v.optional(v.number()),
    /** Seconds until another code may be requested. */
    resend_in: v.optional(v.number()),
  }),
});

export const otpVerify = route({
  method: 'POST',
  path: '/crm/public/otp/verfiy/{countryCode}/{phone}/{otp}',
  results: v.nullish(phoneVerificationSchema),
});
