/** The contract's error codes for a refused code, and the status other servers return for an expired one. */
const keys = {
  otp_wrong: 'checkout:otp.wrong',
  otp_expired: 'checkout:otp.expired',
  http_410: 'checkout:otp.expired',
  otp_too_many_tries: 'checkout:otp.too_many_tries',
} as const;

/** The text for a refused code if the server's message is missing or in another language (spec §8). */
export const refusalKey = (code: string) =>
  code in keys ? keys[code as keyof typeof keys] : ('checkout:otp.error' as const);
