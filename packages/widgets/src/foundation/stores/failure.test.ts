import { ContractError, NetworkError, TimeoutError } from '@diwan/sdk';
import { makeApiError } from '@diwan/sdk/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { failureOf } from './failure';

const endpoint = 'items.list';
afterEach(() => void vi.restoreAllMocks());

it.each([
  ['a 502 response', makeApiError({ status: 502, message: 'Bad gateway' }), 'server'],
  ['an HTML page instead of the API', new ContractError('HTML', { endpoint, status: 200 }), 'server'],
  ['no response', new NetworkError('reset', { endpoint }), 'unreachable'],
  ['a timeout', new TimeoutError('10 s', { endpoint }), 'unreachable'],
  ['a chunk that failed to load', new TypeError('Failed to fetch'), 'unreachable'],
])('%s', (_name, error, kind) => {
  expect(failureOf(error)).toEqual(expect.objectContaining({ kind, message: undefined }));
});

it('is `offline` only if the browser is', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failureOf(new NetworkError('no route', { endpoint })).kind).toBe('offline');
  expect(failureOf(makeApiError({ status: 500 })).kind).toBe('server');
});

it('contains the server’s message during maintenance', () => {
  const closed = makeApiError({ status: 503, code: 'maintenance', message: 'The shop is closed.' });
  expect(failureOf(closed)).toMatchObject({ kind: 'refused', message: 'The shop is closed.' });
});

it('contains the code and message of a refusal', () => {
  const refusal = makeApiError({ status: 422, code: 'otp_wrong', message: 'The code is not correct.' });
  expect(failureOf(refusal)).toEqual({
    kind: 'refused',
    code: 'otp_wrong',
    message: 'The code is not correct.',
  });
});
