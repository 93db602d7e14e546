import type { PhoneVerification } from '../../contract';
import { CHALLENGE_HEADER } from '../../contract/challenge';
import { otpRequest, otpVerify } from '../../contract/endpoints/otp';
import type { Call, RequestOptions } from '../call';

/** A phone number: dial code without plus (`966`) and national digits without leading zero. */
export interface OtpPhone {
  countryCode: string;
  phone: string;
}

/** Seconds, if the backend sends them; 600 and 10 usually (spec §9). */
export interface OtpSent {
  expires_in?: number | undefined;
  resend_in?: number | undefined;
}

/**
 * Phone verification by a six-digit code (spec §5, §9). Never retried, because each call sends a code or uses one up.
 */
export const createOtp = (call: Call<'otp.request' | 'otp.verify'>) => ({
  /**
   * Sends a code.
   * @param to.challenge token of a passed challenge, if the backend asked for one
   * @throws RateLimitedError (`retryAfterSeconds`: when to resend), ValidationError; ChallengeRequiredError: ask again with
   *   the token of its `page`
   */
  request: async (
    { countryCode, phone, challenge }: OtpPhone & { challenge?: string | undefined },
    options?: RequestOptions,
  ): Promise<OtpSent> => {
    const headers = { ...options?.headers, ...(challenge && { [CHALLENGE_HEADER]: challenge }) };
    return (
      (await call(otpRequest, { params: { countryCode, phone } }, { ...options, headers })).results ?? {}
    );
  },

  /**
   * Verifies a phone with its code. Resolves with `phone_proof`, which `orders.create` needs, and the person the
   * backend recognises, if any (spec §6); with an empty object when the backend returns nothing.
   * @throws ApiError with code `otp_wrong`, `otp_expired` or `otp_too_many_tries`
   */
  verify: async (
    { countryCode, phone, otp }: OtpPhone & { otp: string },
    options?: RequestOptions,
  ): Promise<PhoneVerification> =>
    (await call(otpVerify, { params: { countryCode, phone, otp } }, options)).results ?? {},
});
/** Phone verification, as `client.otp`. */
export type Otp = ReturnType<typeof createOtp>;
