import * as v from 'valibot';
import type { ChallengeSettings } from '../config';
import type { Challenge, ChallengeWidget } from './challenge';

interface Provider extends Omit<ChallengeWidget, 'siteKey'> {
  /** Checks tokens. */
  verifyUrl: string;
}

/** Services that share one protocol: `siteverify` on the server, `render` on the page. */
export const providers: Readonly<Record<ChallengeSettings['provider'], Provider>> = {
  turnstile: {
    api: 'turnstile',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=onChallengeScript',
    sources: ['https://challenges.cloudflare.com'],
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
  hcaptcha: {
    api: 'hcaptcha',
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit&onload=onChallengeScript',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
  },
};

const TIMEOUT_MS = 5_000;

const responseSchema = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
});

/** Codes about the settings or the service; all others are about the token. */
const isFault = (code: string): boolean => /secret|sitekey|internal|bad-request/.test(code);

/** The challenge of the settings. */
export function siteverifyChallenge(
  { provider, siteKey, secret }: ChallengeSettings,
  { verifyUrl, ...widget }: Provider = providers[provider],
): Challenge {
  return {
    widget: { ...widget, siteKey },
    async isPassed({ token }) {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const result = v.parse(responseSchema, await response.json());
      const fault = result['error-codes'].find(isFault);
      if (fault) throw new Error(`${provider} returned ${fault}`);
      return result.success;
    },
  };
}
