import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { OTP_LENGTH } from '@diwan/sdk/commerce';

/** Six random digits; leading zeros are as likely as any. */
export const newOtpCode = (): string => String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');

/**
 * What is stored of a code. Keyed, because a plain hash of six digits is undone by trying a million; bound to its
 * phone, so that a row copied onto another phone opens nothing.
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
