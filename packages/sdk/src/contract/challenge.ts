import * as v from 'valibot';

/**
 * Path of the page with a backend's challenge, such as a CAPTCHA. It exists where codes may be refused with
 * `challenge_required`, and is shown in an `<iframe>`: `{base}/challenge?origin=https://shop.example&locale=ar`. Only a page of
 * that origin can show it, and only if it may write.
 */
export const CHALLENGE_PATH = '/challenge';

/** Request header with the token of a passed challenge. */
export const CHALLENGE_HEADER = 'x-challenge';

const challengeMessageSchema = v.variant('challenge', [
  v.object({
    challenge: v.literal('shown'),
    height: v.number(),
  }),
  v.object({
    challenge: v.literal('passed'),
    token: v.string(),
  }),
  v.object({ challenge: v.literal('failed') }),
  v.object({ challenge: v.literal('cancelled') }),
]);

/** The message that the challenge's page posts to the page around it. */
export type ChallengeMessage =
  /** It is shown and needs this height, in CSS pixels. */
  | { challenge: 'shown'; height: number }
  /** The token is for `otp.request`, once and soon. */
  | { challenge: 'passed'; token: string }
  /** It can't be shown, or broke. */
  | { challenge: 'failed' }
  /** Esc was pressed in it. */
  | { challenge: 'cancelled' };

/**
 * Reads what a page posted. Compare the event's `source` with the frame's window first, and its `origin` with the page's.
 * @param data of a `message` event
 * @returns nothing for any other message, such as a browser extension's
 */
export function readChallengeMessage(data: unknown): ChallengeMessage | undefined {
  const { success, output } = v.safeParse(challengeMessageSchema, data);
  return success ? output : undefined;
}
