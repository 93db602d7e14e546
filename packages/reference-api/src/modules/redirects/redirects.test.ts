import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../app/create-api';
import { readConfig } from '../../app/read-config';
import { createLogger } from '../../platform/operations/create-logger';
import { expectResults } from '../../testing/contract-check';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('redirects.get', () => {
  it('returns the target of a short link', async () => {
    const response = await api.call('https://shop.example/api/cms/public/redirect/summer-sale');
    expect(expectResults('redirects.get', response)).toBe(
      'https://shop.example/products?promo_code=WELCOME10',
    );
  });
  it.each(['Summer-Sale', 'summer-sale.', '\u200fsummer-sale\u00ad', 'summer–sale'])(
    'also as %j',
    async (slug) => {
      const path = `https://shop.example/api/cms/public/redirect/${encodeURIComponent(slug)}`;
      expect(expectResults('redirects.get', await api.call(path))).toBe(
        'https://shop.example/products?promo_code=WELCOME10',
      );
    },
  );
  it('resolves a path against the request’s origin', async () => {
    const response = await api.call('https://shop.example/api/cms/public/redirect/our-catalog');
    expect(expectResults('redirects.get', response)).toBe('https://shop.example/catalog');
  });
  it('or against the configured public URL', async () => {
    const config = readConfig({ PUBLIC_URL: 'https://athel.example/' });
    const app = createApi({ db: api.db, config, logger: createLogger({ logLevel: 'silent' }) });
    const response = await app.request('/api/cms/public/redirect/our-catalog');
    expect(await response.json()).toEqual({ results: 'https://athel.example/catalog' });
  });
  it('accepts only known hosts once the public URL is set', async () => {
    const config = readConfig({ PUBLIC_URL: 'https://athel.example/', ALLOWED_HOSTS: 'API:4000' });
    const app = createApi({ db: api.db, config, logger: createLogger({ logLevel: 'silent' }) });
    const statusAt = async (url: string) => (await app.request(url)).status;
    const path = '/api/cms/public/redirect/our-catalog';
    expect(await statusAt(`https://evil.example${path}`)).toBe(421);
    expect(await statusAt(`https://athel.example:444${path}`)).toBe(421);
    expect(await statusAt(`https://athel.example${path}`)).toBe(200);
    expect(await statusAt(`http://api:4000${path}`)).toBe(200);
    expect(await statusAt(`http://127.0.0.1:3000${path}`)).toBe(200);
    // Monitoring reaches each instance under a different host.
    expect(await statusAt('http://shop-1:3000/healthz')).toBe(200);
  });
  it('returns not_found with the spec’s message', async () => {
    const { status, body } = await api.call('/api/cms/public/redirect/nothing');
    expect({ status, body }).toEqual({ status: 404, body: { message: 'Link Not Found', code: 'not_found' } });
  });
});
