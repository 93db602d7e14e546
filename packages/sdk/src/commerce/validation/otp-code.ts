import { onlyDigits } from '../../contract/digits';
import { OTP_LENGTH } from '../../contract/limits';

export { OTP_LENGTH };
/** A code expires after 10 minutes (spec §9). */
export const OTP_LIFETIME_SECONDS = 600;
/** Another code may be requested after 10 seconds (spec §9). */
export const OTP_RESEND_SECONDS = 10;

/** The code in a typed or pasted text: at most six ASCII digits. */
export const otpDigits = (text: string): string => onlyDigits(text).slice(0, OTP_LENGTH);

/** Whether a text contains exactly six digits, as required for verification (spec §5). */
export const isOtpComplete = (text: string): boolean => onlyDigits(text).length === OTP_LENGTH;
