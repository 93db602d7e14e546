/** Refusals of a code by the contract, and what servers without its codes answer for one that is no longer valid. */
const keys = {
  otp_wrong: 'checkout:otp.wrong',
  otp_expired: 'checkout:otp.expired',
  http_410: 'checkout:otp.expired',
  otp_too_many_tries: 'checkout:otp.too_many_tries',
} as const;

/** What to say of a refused code where the server's words are none or in another language (spec §8). */
export const refusalKey = (code: string) =>
  code in keys ? keys[code as keyof typeof keys] : ('checkout:otp.error' as const);
