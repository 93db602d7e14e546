import { ContractError, NetworkError } from '@diwan/sdk';
import { makeApiError } from '@diwan/sdk/testing';
import { expect, it } from 'vitest';
import { explainFailure } from './explain-failure';

const address = 'https://shop.example/api';
const network = new NetworkError('items.list: network error', { endpoint: 'items.list' });
const elementWith = (tag: string, properties = {}) => Object.assign(document.createElement(tag), properties);
const grid = elementWith('diwan-product-grid');
const explained = (error: unknown, at = address) => explainFailure(grid, error, at);

it('names what may keep a response from being read', () => {
  expect(explained(network)).toEqual({
    tag: 'diwan-product-grid',
    reason: 'unreachable',
    address,
    message: expect.stringMatching(
      /^<diwan-product-grid> can't use the API at https:\/\/shop\.example\/api: no response could be read: .*connect-src.*CORS/,
    ),
  });
});

it('asks whether the address should end in /api', () => {
  const page = new ContractError('no JSON', { endpoint: 'items.list', status: 200 });
  expect(explained(page, 'https://shop.example')).toMatchObject({
    reason: 'not-an-api',
    message: expect.stringContaining('Should the address end in /api?'),
  });
  const missing = makeApiError({ status: 404, code: 'http_404' });
  expect(explained(missing, 'https://shop.example')?.message).toContain('Should the address end in /api?');
  expect(explained(missing)?.message).not.toContain('Should');
});

it('names a server that fails, and a product that is missing', () => {
  expect(explained(makeApiError({ status: 500 }))?.reason).toBe('server-error');
  expect(explained(makeApiError({ status: 404, code: 'not_found', endpoint: 'items.get' }))?.reason).toBe(
    'not-found',
  );
});

it.each([
  ['diwan-page', { slug: 'majlis' }, 'pages.get', 'there is no page "majlis"'],
  ['diwan-product-card', { product: '999999' }, 'items.get', 'there is no product "999999"'],
] as const)(
  'says which page or product <%s> names that the shop does not have',
  (tag, named, endpoint, missing) => {
    const error = makeApiError({ status: 404, code: 'not_found', endpoint });
    expect(explainFailure(elementWith(tag, named), error, address)).toEqual({
      tag,
      reason: 'not-found',
      address,
      message: `<${tag}>: ${missing} in the shop behind ${address}.`,
    });
  },
);

it('says nothing of what a visitor typed', () => {
  const wrong = makeApiError({ status: 422, code: 'otp_wrong', endpoint: 'otp.verify' });
  expect(explained(wrong)).toBeUndefined();
});

it('says which origin the shop has to list when it refuses a write', () => {
  const refused = makeApiError({ status: 403, code: 'origin_not_allowed', endpoint: 'leads.create' });
  expect(explained(refused)).toMatchObject({
    reason: 'refused',
    message: expect.stringContaining(
      `it refuses leads.create: it accepts orders, requests and codes only from the shop's own pages and from listed sites. Add ${location.origin} to the shop's ALLOWED_ORIGINS.`,
    ),
  });
});
