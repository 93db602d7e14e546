import { ContractError, NetworkError } from '@diwan/sdk';
import { makeApiError } from '@diwan/sdk/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { explainFailure } from './explain-failure';

const address = 'https://shop.example/api';
const network = new NetworkError('items.list: network error', { endpoint: 'items.list' });
const elementWith = (tag: string, properties = {}) => Object.assign(document.createElement(tag), properties);
const grid = elementWith('diwan-product-grid');
const explained = (error: unknown, at = address) => explainFailure(grid, error, at);

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
  const { message } = (await explained(network)) ?? {};
  expect(message).toContain('CORS');
  expect(message).not.toContain('/api?');
});

it('asks a page of another origin, whose response it may not read, whether the address should end in /api', async () => {
  fetched.mockResolvedValue(new Response());
  expect(await explained(network, 'https://shop.example')).toMatchObject({
    reason: 'blocked',
    message: expect.stringMatching(/CORS.* Should the address end in \/api\?$/),
  });
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

it.each([
  ['diwan-page', { slug: 'majlis' }, 'pages.get', 'there is no page "majlis"'],
  ['diwan-product-card', { product: '999999' }, 'items.get', 'there is no product "999999"'],
] as const)(
  'says which page or product <%s> names that the shop does not have',
  async (tag, named, endpoint, missing) => {
    const error = makeApiError({ status: 404, code: 'not_found', endpoint });
    expect(await explainFailure(elementWith(tag, named), error, address)).toEqual({
      tag,
      reason: 'not-found',
      address,
      message: `<${tag}>: ${missing} in the shop behind ${address}.`,
    });
  },
);

it('says nothing of what a visitor typed', async () => {
  const wrong = makeApiError({ status: 422, code: 'otp_wrong', endpoint: 'otp.verify' });
  expect(await explained(wrong)).toBeUndefined();
});

it('says which origin the shop has to list when it refuses a write', async () => {
  const refused = makeApiError({ status: 403, code: 'origin_not_allowed', endpoint: 'leads.create' });
  expect(await explained(refused)).toMatchObject({
    reason: 'refused',
    message: expect.stringContaining(
      `it refuses leads.create: it accepts orders, requests and codes only from the shop's own pages and from listed sites. Add ${location.origin} to the shop's ALLOWED_ORIGINS.`,
    ),
  });
});
