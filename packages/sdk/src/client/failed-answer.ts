import type { CallName } from '../contract';
import type { FailedAnswer } from './errors';
import type { RawAnswer } from './exchange';
import { parseJson } from './parse-json';
import { retryAfterSeconds } from './retry';

const textOrNothing = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** What is known of a failure. Each part is read by itself: without a code the message is still shown. */
export function failedAnswerOf(
  endpoint: CallName,
  { status, headers, text }: RawAnswer,
  now: number,
): FailedAnswer {
  const { message, code } = Object(parseJson(text)?.value);
  return {
    endpoint,
    status,
    body: { message: textOrNothing(message), code: textOrNothing(code) },
    contentType: headers.get('content-type'),
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after'), now),
  };
}
