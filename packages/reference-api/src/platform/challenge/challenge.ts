/** The challenge's page shows a widget with the interface that Turnstile, hCaptcha and reCAPTCHA share. */
export interface ChallengeWidget {
  /** The service's script. It calls `onChallengeScript` once loaded, as named in its URL. */
  script: string;
  /** Name of the global object whose `render(element, options)` shows the widget. */
  api: string;
  siteKey: string;
  /** Origins of its scripts, frames, styles and calls. */
  sources: readonly string[];
}

/**
 * Distinguishes persons from programs, such as a CAPTCHA service. A shop has none by default; `CHALLENGE_PROVIDER` or
 * `createApi({ challenge })` sets one. Requests for codes with a passed challenge may use the reserve of known visitors.
 */
export interface Challenge {
  /** Shown at `/api/challenge`; without it, visitors of the storefront and of elements can't pass. */
  widget?: ChallengeWidget;
  /**
   * @param attempt.token value of `X-Challenge`, as the service's script gave it to the page
   * @param attempt.address the client's IPv4 address or IPv6 network
   * @returns false for an invalid, expired or used token
   * @throws if the service doesn't say
   */
  isPassed(attempt: { token: string; address: string }): Promise<boolean>;
}
