import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../app/read-config';
import { ApiError } from '../http/api-error';
import { challengeRoutes } from './challenge.routes';
import { providers, siteverifyChallenge } from './siteverify';

const env = {
  CHALLENGE_PROVIDER: 'turnstile',
  CHALLENGE_SITE_KEY: 'our key',
  CHALLENGE_SECRET: 'our secret',
};
const settings = () => {
  const { challenge } = readConfig(env);
  if (!challenge) throw new Error('not configured');
  return challenge;
};

describe('the settings', () => {
  it('set no challenge by default', () => {
    expect(readConfig({}).challenge).toBeUndefined();
  });
  it.each(['CHALLENGE_SITE_KEY', 'CHALLENGE_SECRET'])('need %s', (name) => {
    const message = 'CHALLENGE_SITE_KEY and CHALLENGE_SECRET must be set with CHALLENGE_PROVIDER.';
    expect(() => readConfig({ ...env, [name]: '' })).toThrow(message);
  });
  it('name a service that the shop knows', () => {
    expect(() => readConfig({ ...env, CHALLENGE_PROVIDER: 'guess' })).toThrow('one of turnstile, hcaptcha');
  });
});

describe('the page', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://shop.example',
    ALLOWED_ORIGINS: 'https://partner.example',
  });
  const app = challengeRoutes({ challenge: siteverifyChallenge(settings()), config });
  app.onError((error) => (error instanceof ApiError ? error.toResponse('en') : Response.error()));
  const page = async (query: Record<string, string>) =>
    app.request(`http://shop.example/challenge?${new URLSearchParams(query)}`);

  it.each(['https://shop.example', 'https://partner.example'])('is shown by %s', async (origin) => {
    const response = await page({ origin, locale: 'ar' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`frame-ancestors ${origin}`);
    expect(policy).toMatch(
      /script-src 'sha256-[^ ]+' https:\/\/challenges\.cloudflare\.com; style-src [^;]+; frame-src https:\/\/challenges\.cloudflare\.com;/,
    );
    const text = await response.text();
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain(`data-origin="${origin}"`);
    expect(text).toContain('data-site-key="our key"');
    expect(text).not.toContain('our secret');
  });
  it.each([
    '',
    'null',
    '*',
    'https://evil.example',
    'http://shop.example',
    'https://partner.example/',
    'https://partner.example; script-src *',
    'https://partner.example\r\nx: y',
    'javascript:alert(1)',
  ])('is refused to %j', async (origin) => {
    expect((await page({ origin })).status).toBe(403);
  });
  it('exists only with a challenge that has one', async () => {
    for (const challenge of [undefined, { isPassed: async () => true }])
      expect((await challengeRoutes({ challenge, config }).request('/challenge')).status).toBe(404);
  });
});

describe('a token', () => {
  let close = () => {};
  afterEach(() => close());

  /** A service like Turnstile and hCaptcha. */
  async function serviceThatReturns(status: number, response: unknown) {
    const received: URLSearchParams[] = [];
    const server = createServer(async (request, reply) => {
      const body = (await request.toArray()).join('');
      received.push(new URLSearchParams(body));
      reply.writeHead(status, { 'content-type': 'application/json' });
      reply.end(JSON.stringify(response));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    close = () => server.close();
    const verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
    const challenge = siteverifyChallenge(settings(), { ...providers.turnstile, verifyUrl });
    return { challenge, received };
  }
  const attempt = { token: 'from the page', address: '192.0.2.1' };

  it('passes if the service says so, which gets our secret and not the visitor’s address', async () => {
    const { challenge, received } = await serviceThatReturns(200, {
      success: true,
      hostname: 'shop.example',
    });
    expect(await challenge.isPassed(attempt)).toBe(true);
    expect(received.map((sent) => Object.fromEntries(sent))).toEqual([
      { secret: 'our secret', response: 'from the page' },
    ]);
  });
  it.each(['invalid-input-response', 'timeout-or-duplicate', 'already-seen-response'])(
    'does not pass if it is refused: %s',
    async (code) => {
      const { challenge } = await serviceThatReturns(200, { success: false, 'error-codes': [code] });
      expect(await challenge.isPassed(attempt)).toBe(false);
    },
  );
  it.each(['invalid-input-secret', 'missing-input-secret', 'sitekey-secret-mismatch', 'internal-error'])(
    'neither passes nor fails if the settings or the service are wrong: %s',
    async (code) => {
      const { challenge } = await serviceThatReturns(200, { success: false, 'error-codes': [code] });
      await expect(challenge.isPassed(attempt)).rejects.toThrow(`turnstile returned ${code}`);
    },
  );
  it('neither passes nor fails with the response of something else', async () => {
    const { challenge } = await serviceThatReturns(502, { message: 'Bad gateway' });
    await expect(challenge.isPassed(attempt)).rejects.toThrow();
  });
});
