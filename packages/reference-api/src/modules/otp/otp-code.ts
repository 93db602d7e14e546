import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '@diwan/sdk/commerce';

/** Six random digits, including leading zeros. */
export const newOtpCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');

/**
 * The stored hash of a code. Keyed, because a plain hash of six digits can be brute-forced; bound to its phone, so that
 * a row copied to another phone is useless.
 */
export const otpCodeHash = ({
  secret,
  phoneDigits,
  code,
}: {
  secret: string;
  phoneDigits: string;
  code: string;
}): string => createHmac('sha256', secret).update(`${phoneDigits}:${code}`).digest('base64url');

/** Compares hashes in constant time. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
