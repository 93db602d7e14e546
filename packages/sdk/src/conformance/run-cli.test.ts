import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createFakeBackend } from '../testing';
import { TEST_SHOP } from './checks/order-cases';
import { OPTIONS, runCli } from './run-cli';

const baseUrl = 'http://shop.example/api';

async function run(args: string[], fetch = createFakeBackend().fetch) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runCli(args, {
    print: (text) => printed.push(text),
    complain: (text) => complaints.push(text),
    fetch,
  });
  return { code, printed: printed.join('\n'), complaints: complaints.join('\n') };
}

it('prints a readable report and exits with 0 when everything passes', async () => {
  const { code, printed, complaints } = await run([baseUrl, '--promo=WELCOME10']);
  expect(code).toBe(0);
  expect(complaints).toBe('');
  expect(printed).toMatch(/^http:\/\/shop\.example\/api\n\nitems\.list\n {2}ok {7}returns/);
  expect(printed).toContain('  ok       returns the valid promo, in upper and lower case');
  expect(printed).toContain('  skipped  stores a lead once per idempotency key (Needs --write.)');
  expect(printed).toMatch(/\d+ ok · 0 failed · \d+ skipped\nThe backend conforms to the contract\.$/);
});

it('exits with 1 and prints at most five deviations per check', async () => {
  const backend = createFakeBackend();
  for (const product of backend.shop.products) product.code = 'SF-1';
  const { code, printed } = await run([baseUrl], backend.fetch);
  expect(code).toBe(1);
  expect(printed).toContain('  FAILED   returns valid results');
  expect(printed).toContain('             results[4]: expected a valid item, received code: ');
  expect(printed).not.toContain('results[5]: expected an item');
  expect(printed).toContain('             and 5 more');
  expect(printed).toMatch(/The backend deviates from the contract\.$/);
});

it('prints JSON', async () => {
  const { printed } = await run([baseUrl, '--json', '--profile=catalogue']);
  expect(JSON.parse(printed)).toMatchObject({ baseUrl, conforms: true, profile: 'catalogue' });
});

it.each([
  [[]],
  [['shop.example/api']],
  [[baseUrl, 'another']],
  [[baseUrl, '--colour']],
  [[baseUrl, '--profile=half']],
  [[baseUrl, '--orders']],
])('rejects %j with exit code 2 and its usage', async (args) => {
  const { code, complaints, printed } = await run(args);
  expect(code).toBe(2);
  expect(printed).toBe('');
  expect(complaints).toContain('diwan-conformance <baseUrl> [options]');
});

it('exits with 2 when there is no response', async () => {
  const { code, complaints } = await run([baseUrl], () => Promise.reject(new TypeError('fetch failed')));
  expect(code).toBe(2);
  expect(complaints).toBe('No response from http://shop.example/api (fetch failed).');
});

it('exits with 2 when the URL is that of the website, as without /api', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const page = () => Promise.resolve(new Response('<!doctype html>', { status: 404, headers }));
  const { code, complaints, printed } = await run(['http://shop.example'], page);
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  expect(complaints).toBe(
    "http://shop.example returns web pages, so it isn't an API. Should it end in /api?",
  );
});

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it('documents the products of the test shop in the README', () => {
  for (const { code, price } of [...TEST_SHOP.products, ...TEST_SHOP.unavailable])
    expect(readme).toMatch(new RegExp(`\\| \`${code}\` \\| ${price}0? \\|`));
  for (const { code } of TEST_SHOP.promos) expect(readme).toContain(`\`${code}\``);
});

it('documents every option in the usage and the README', async () => {
  const { code, printed } = await run(['--help']);
  expect(code).toBe(0);
  for (const name of Object.keys(OPTIONS)) {
    expect(readme).toContain(`\`--${name}`);
    expect(printed).toContain(`--${name}`);
  }
});
