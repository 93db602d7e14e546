import * as v from 'valibot';
import { limitedText } from './limited-text';
import { DIAL_CODE_PATTERN, MAX_PHONE_LENGTH, MAX_TYPED_CODE, MIN_PHONE_LENGTH, OTP_LENGTH } from './limits';
import { typedCode } from './typed-text';

const digits = (min: number, max = min) =>
  v.pipe(
    limitedText(MAX_TYPED_CODE),
    v.transform(typedCode),
    v.minLength(min),
    v.maxLength(max),
    v.regex(/^\d+$/),
  );

/** Dial code without plus. */
export const countryCodeParam = v.pipe(v.string(), v.regex(DIAL_CODE_PATTERN));
/** National number: digits, without country code or leading zero. */
export const phoneParam = digits(MIN_PHONE_LENGTH, MAX_PHONE_LENGTH);
/** The one-time code, digits only. */
export const otpParam = digits(OTP_LENGTH);
