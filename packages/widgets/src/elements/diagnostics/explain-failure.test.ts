import { ContractError, NetworkError } from '@diwan/sdk';
import { makeApiError } from '@diwan/sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { explainFailure } from './explain-failure';

const address = 'https://shop.example/api';
const network = new NetworkError('items.list got no complete answer', { endpoint: 'items.list' });
const explained = (error: unknown, at = address) => explainFailure('diwan-product-grid', error, at);

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => vi.unstubAllGlobals());

it('finds that nothing responds', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await explained(network)).toEqual({
    tag: 'diwan-product-grid',
    reason: 'unreachable',
    address,
    message: expect.stringMatching(
      /^<diwan-product-grid> can't use the API at https:\/\/shop\.example\/api: nothing responds there/,
    ),
  });
});

it('finds that the policy of the page blocks the address', async () => {
  fetched.mockImplementation(async () => {
    document.dispatchEvent(new Event('securitypolicyviolation'));
    throw new TypeError('Failed to fetch');
  });
  const detail = await explained(network);
  expect(detail?.reason).toBe('blocked');
  expect(detail?.message).toContain('connect-src');
});

it('finds that only the permission to read the response is missing', async () => {
  fetched.mockResolvedValue(new Response());
  expect((await explained(network))?.message).toContain('CORS');
});

it('asks whether the address should end in /api', async () => {
  const page = new ContractError('no JSON', { endpoint: 'items.list', status: 200 });
  expect(await explained(page, 'https://shop.example')).toMatchObject({
    reason: 'not-an-api',
    message: expect.stringContaining('Should the address end in /api?'),
  });
  const missing = makeApiError({ status: 404, code: 'http_404' });
  expect((await explained(missing, 'https://shop.example'))?.message).toContain(
    'Should the address end in /api?',
  );
  expect((await explained(missing))?.message).not.toContain('Should');
});

it('names a server that fails, and a product that is missing', async () => {
  expect((await explained(makeApiError({ status: 500 })))?.reason).toBe('server-error');
  expect(
    (await explained(makeApiError({ status: 404, code: 'not_found', endpoint: 'items.get' })))?.reason,
  ).toBe('not-found');
});

it('says nothing of what a visitor typed', async () => {
  const wrong = makeApiError({ status: 422, code: 'otp_wrong', endpoint: 'otp.verify' });
  expect(await explained(wrong)).toBeUndefined();
});
