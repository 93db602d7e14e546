import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createFakeBackend, WEBHOOK_TEST_SECRET } from '../testing';
import { OPTIONS, runCli } from './run-cli';

const baseUrl = 'http://shop.example/api';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const sendTo = async (url: string, { headers, body, method }: Request) =>
  fetch(url, { method, headers, body: await new Response(body).text() });

async function run(args: string[], fetch = createFakeBackend().fetch, staffToken?: string) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runCli(args, {
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
    fetch,
    staffToken,
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

describe('diwan-conformance', () => {
  it('prints a readable report and exits with 0 when everything passes', async () => {
    const { code, printed, complaints } = await run([baseUrl]);
    expect(code).toBe(0);
    expect(complaints).toBe('');
    expect(printed).toMatch(
      /^http:\/\/shop\.example\/api · without test data\n\nitems\.list\n {2}ok {7}returns/,
    );
    expect(printed).toContain(
      '  skipped  stores a lead once per idempotency key (Stores test data; needs --write.)',
    );
    expect(printed).toMatch(
      /\d+ ok · 0 failed · 0 note · \d+ skipped\nThe backend conforms to the contract\.$/,
    );
  });

  it('exits with 1 and prints at most five deviations per check', async () => {
    const backend = createFakeBackend();
    for (const product of backend.shop.products) product.code = 'SF-1';
    const { code, printed } = await run([baseUrl], backend.fetch);
    expect(code).toBe(1);
    expect(printed).toContain('  FAILED   returns valid items, ten by default');
    expect(printed).toContain('             results[4]: expected a valid item, received code: ');
    expect(printed).not.toContain('results[5]: expected an item');
    expect(printed).toContain('             and 5 more');
    expect(printed).toMatch(/The backend deviates from the contract\.$/);
  });

  it('prints JSON', async () => {
    const { printed } = await run([baseUrl, '--json', '--write']);
    expect(JSON.parse(printed)).toMatchObject({ baseUrl, conforms: true, isWriting: true });
  });

  it('accepts what cannot be read from the API', async () => {
    const backend = createFakeBackend();
    const { printed } = await run(
      [
        baseUrl,
        '--promo',
        'WELCOME10',
        '--promo=FREESHIP',
        '--promo=SAVE250',
        '--promo-expired=LASTYEAR',
        '--promo-not-started=NEXTYEAR',
        '--promo-used-up=USEDUP',
        '--redirect=sale',
        '--write',
        '--orders',
        '--outbox',
        'http://shop.example/sent',
      ],
      async (input, init) =>
        input === 'http://shop.example/sent'
          ? Response.json({
              results: ['+966577777777', '+966566666666'].map((phone) => ({ phone, code: backend.shop.otp })),
            })
          : backend.fetch(input, init),
      'staff-token',
    );
    expect(printed).toMatch(
      / 0 failed · 0 note · \d+ skipped\nLeft in the shop: order A-1001 [^\n]*, cancelled\nThe backend conforms/,
    );
  });

  it('receives messages on a local address', async () => {
    const port = await freePort();
    const backend = createFakeBackend(
      {},
      { webhook: { receive: (request) => sendTo(`http://127.0.0.1:${port}/`, request), pauseMs: 5 } },
    );
    const { code, printed } = await run(
      [
        ...[baseUrl, '--profile=webhook', '--write', `--webhook-secret=${WEBHOOK_TEST_SECRET}`],
        `--webhook-listen=127.0.0.1:${port}`,
      ],
      backend.fetch,
      'staff-token',
    );
    expect(printed).toContain('  ok       sends a message again that was not acknowledged, under its id');
    expect(code).toBe(0);
  });

  it('reads messages from a receiver of the caller', async () => {
    const received: { headers: Record<string, string>; body: string }[] = [];
    const receive = async (request: Request) => {
      received.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
      return new Response();
    };
    const { fetch } = createFakeBackend({}, { webhook: { receive } });
    const { code, printed } = await run(
      [
        ...[baseUrl, '--profile=webhook', '--write', `--webhook-secret=${WEBHOOK_TEST_SECRET}`],
        '--webhook-inbox=http://receiver.example/inbox',
      ],
      async (input, init) =>
        input === 'http://receiver.example/inbox' ? Response.json({ results: received }) : fetch(input, init),
    );
    expect(printed).toContain('  ok       sends lead.received with the lead');
    expect(printed).toContain('skipped  sends a message again that was not acknowledged');
    expect(code).toBe(0);
  });

  it('checks tokens with one scope each', async () => {
    const staffTokens = [{ token: 'reads', scopes: ['orders:read' as const] }];
    const { printed } = await run(
      [baseUrl, '--profile=staff', '--scoped-token=orders:read=reads'],
      createFakeBackend({ staffTokens }).fetch,
      'staff-token',
    );
    expect(printed).toContain('  ok       is open to tokens with personal-data:erase only');
  });

  it.each([
    ['--profile=staff'],
    ['--profile=webhook'],
    ['--scoped-token=orders:eat=x'],
    ['--webhook-secret=x', '--webhook-listen=here'],
    ['--webhook-secret=x', '--webhook-wait=soon'],
  ])('rejects %j with exit code 2 and its usage', async (...args) => {
    const { code, complaints } = await run([baseUrl, ...args]);
    expect(code).toBe(2);
    expect(complaints).toContain('diwan-conformance <baseUrl> [options]');
  });

  it.each([[[]], [['shop.example/api']], [[baseUrl, 'another']], [[baseUrl, '--colour']]])(
    'rejects %j with exit code 2 and its usage',
    async (args) => {
      const { code, complaints, printed } = await run(args);
      expect(code).toBe(2);
      expect(printed).toBe('');
      expect(complaints).toContain('diwan-conformance <baseUrl> [options]');
    },
  );

  it('exits with 2 when there is no response', async () => {
    const { code, complaints } = await run([baseUrl], () => Promise.reject(new TypeError('fetch failed')));
    expect(code).toBe(2);
    expect(complaints).toBe('No response from http://shop.example/api (fetch failed).');
  });

  it('exits with 2 when the URL is that of the website, as without /api', async () => {
    const { code, complaints, printed } = await run(['http://shop.example'], () =>
      Promise.resolve(
        new Response('<!doctype html>', {
          status: 404,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
      ),
    );
    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(complaints).toBe(
      "http://shop.example returns web pages, so it isn't an API. Should it end in /api?",
    );
  });

  it('documents every option in the usage and the README', async () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const { printed } = await run(['--help']);
    for (const name of Object.keys(OPTIONS)) {
      expect(readme).toContain(`\`--${name}`);
      expect(printed).toContain(`--${name}`);
    }
  });

  it('prints its usage', async () => {
    const { code, printed } = await run(['--help']);
    expect(code).toBe(0);
    expect(printed).toContain('Exit code: 0 the backend conforms to the contract');
  });
});
