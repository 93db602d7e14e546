import type { CallName } from '../../contract';
import type { RawResponse } from '../exchange';
import { parseJson } from '../parse-json';
import { retryAfterSeconds } from '../retry-after-seconds';
import type { FailedResponse } from './call-errors';

const textOrNothing = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Parses a failure response. Each part is validated separately, so that a message without a code is still shown. */
export function failedResponseOf(
  endpoint: CallName,
  request: string,
  { status, headers, text }: RawResponse,
  now: number,
): FailedResponse {
  const { message, code } = Object(parseJson(text)?.value);
  return {
    endpoint,
    request,
    status,
    body: { message: textOrNothing(message), code: textOrNothing(code) },
    contentType: headers.get('content-type'),
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after'), now),
  };
}
