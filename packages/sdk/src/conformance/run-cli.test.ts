import { describe, expect, it } from 'vitest';
import { createFakeBackend } from '../testing';
import { runCli } from './run-cli';

const baseUrl = 'http://shop.example/api';

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
    expect(printed).toMatch(/ 0 failed · 0 note · 2 skipped\nLeft in the shop: order A-1003 /);
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

  it('prints its usage', async () => {
    const { code, printed } = await run(['--help']);
    expect(code).toBe(0);
    expect(printed).toContain('Exit code: 0 the backend conforms to the contract');
  });
});
