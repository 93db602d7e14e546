/** Header with the proof of a passed challenge. */
export const CHALLENGE_HEADER = 'x-challenge';

/**
 * Distinguishes persons from programs, such as a CAPTCHA service. A shop has none by default; `createApi({ challenge })` sets one.
 * Requests for codes with a passed challenge may use the reserve of known visitors.
 */
export interface Challenge {
  /**
   * @param attempt.token value of `X-Challenge`, as the service's script gave it to the page
   * @param attempt.address the client's IPv4 address or IPv6 network
   * @returns false for an invalid, expired or used token
   */
  isPassed(attempt: { token: string; address: string }): Promise<boolean>;
}
