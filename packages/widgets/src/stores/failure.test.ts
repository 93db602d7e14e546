import { ContractError, NetworkError, TimeoutError } from '@diwan/sdk';
import { makeApiError } from '@diwan/sdk/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { failureOf } from './failure';

const endpoint = 'items.list';
afterEach(() => void vi.restoreAllMocks());

it.each([
  ['a response of 502, whatever it says', makeApiError({ status: 502, message: 'Bad gateway' }), 'server'],
  ['a page where the API should be', new ContractError('HTML', { endpoint, status: 200 }), 'server'],
  ['no response', new NetworkError('reset', { endpoint }), 'unreachable'],
  ['a response that takes too long', new TimeoutError('10 s', { endpoint }), 'unreachable'],
  ['code that did not arrive', new TypeError('Failed to fetch'), 'unreachable'],
])('%s', (_name, error, kind) => {
  expect(failureOf(error)).toEqual(expect.objectContaining({ kind, message: undefined }));
});

it('is of the connection only where the browser has none', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failureOf(new NetworkError('no route', { endpoint })).kind).toBe('offline');
  expect(failureOf(makeApiError({ status: 500 })).kind).toBe('server');
});

it('of a refusal has its code and the words of the server', () => {
  const refusal = makeApiError({ status: 422, code: 'otp_wrong', message: 'The code is not correct.' });
  expect(failureOf(refusal)).toEqual({
    kind: 'refused',
    code: 'otp_wrong',
    message: 'The code is not correct.',
  });
});
