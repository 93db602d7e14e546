import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallName } from '@diwan/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../../packages/reference-api/src/platform/endpoints/all-endpoints';
import { withTextInEachField } from '../../packages/reference-api/src/testing/long-texts';
import { createStaffClient } from '../../packages/sdk/src/staff';
import { type RunningShop, STAFF_TOKEN, startShop } from './start-shop';

/*
 * One address attacks a shop at the rate that `deploy/nginx.conf` lets pass, while another visitor reads pages and a
 * third one sends what must not be lost.
 */

const READS_PER_SECOND = 45;
const SEARCHES_PER_SECOND = 5;
/** Reads that nginx lets pass at once. */
const BURST = 190;
const SECONDS = 20;
/** How many times its quiet time a cached page may take for others. */
const MAX_RATIO = 10;
/** Quiet times below this are those of an idle processor. */
const LEAST_QUIET_MS = 10;

const ATTACKER = '203.0.113.66';
const VISITOR = '198.51.100.7';
const words = 'abcdefghijklmnopqrstuvwxyz'.split('');
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'.split('');
const random = <Item>(list: readonly Item[]): Item => list[Math.floor(Math.random() * list.length)] as Item;
const number = (most: number) => String(1 + Math.floor(Math.random() * most));
const word = (letters: readonly string[], length: number) =>
  Array.from({ length }, () => random(letters)).join('');

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
}, 600_000);
afterAll(() => shop?.stop());

const from = (address: string) => ({ 'x-forwarded-for': address });

async function timeOf(path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(shop.url + path, { headers: from(VISITOR) });
  expect(response.status).toBe(200);
  await response.arrayBuffer();
  return performance.now() - started;
}

const percentile95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** A visitor who asks for a cached page and for `/healthz`, five times a second. */
async function visit(isOver: () => boolean) {
  const times: number[] = [];
  const checks: number[] = [];
  while (!isOver()) {
    times.push(await timeOf('/'));
    checks.push(await timeOf('/healthz'));
    await delay(200);
  }
  return { page: percentile95(times), health: percentile95(checks), worst: Math.max(...times, ...checks) };
}

async function quiet() {
  for (let times = 0; times < 5; times += 1) await timeOf('/');
  const until = performance.now() + 4_000;
  return visit(() => performance.now() > until);
}

/** Sends requests for {@link SECONDS}, without waiting for responses. */
async function flood(
  send: (signal: AbortSignal) => Promise<unknown>,
  perSecond = READS_PER_SECOND,
): Promise<void> {
  const leaving = new AbortController();
  const sent: Promise<unknown>[] = [];
  const started = performance.now();
  for (let count = 0; count < perSecond * SECONDS; count += 1) {
    await delay(Math.max(0, started + (count * 1_000) / perSecond - performance.now()));
    sent.push(send(leaving.signal).catch(() => {}));
  }
  await Promise.race([Promise.all(sent), delay(5_000)]);
  leaving.abort();
  await Promise.all(sent);
}

const get = (path: string) => async (signal: AbortSignal) =>
  (await fetch(shop.url + path, { headers: from(ATTACKER), signal })).arrayBuffer();
const post = (path: string, body: unknown) => async (signal: AbortSignal) =>
  (
    await fetch(shop.url + path, {
      method: 'POST',
      headers: { ...from(ATTACKER), 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })
  ).arrayBuffer();

/** Leads of visitors, each from an address of their own. Resolves to the names of those that were accepted. */
async function sendLeads(isOver: () => boolean): Promise<string[]> {
  const accepted: string[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const name = `Visitor ${word(words, 12)}`;
    const response = await fetch(`${shop.url}/api/crm/public/leads/1`, {
      method: 'POST',
      headers: { ...from(`192.0.2.${count % 250}`), 'content-type': 'application/json' },
      body: JSON.stringify({ name, phone: '0501234567' }),
    });
    if (response.ok) accepted.push(name);
    await delay(500);
  }
  return accepted;
}

async function storedNames(): Promise<Set<string>> {
  const staff = createStaffClient({ baseUrl: `${shop.url}/api`, token: STAFF_TOKEN });
  const names = new Set<string>();
  for await (const { name } of await staff.leads.list()) names.add(name ?? '');
  return names;
}

/** Asserts that others don't notice an attack, and that nothing they sent is lost. */
async function survives(attack: () => Promise<unknown>): Promise<void> {
  const before = await quiet();
  let isOver = false;
  const [, during, accepted] = await Promise.all([
    attack().finally(() => {
      isOver = true;
    }),
    visit(() => isOver),
    sendLeads(() => isOver),
  ]);
  console.info('p95 in ms, quiet and attacked', before, during, `${accepted.length} leads`);
  const most = MAX_RATIO * Math.max(before.page, LEAST_QUIET_MS);
  expect(during.page).toBeLessThan(most);
  expect(during.health).toBeLessThan(most);
  expect(accepted.length).toBeGreaterThan(0);
  const stored = await storedNames();
  expect(accepted.filter((name) => !stored.has(name))).toEqual([]);
}

describe('one address at the rate that nginx lets pass', { timeout: 300_000 }, () => {
  it.each(['-', ' ', '1', '٣', '\u200f', '@', 'a@'])(
    'can send 90,000 of %j as a phone and an e-mail',
    async (part) => {
      const text = `${part.repeat(90_000 / part.length)}x`;
      await survives(async () => {
        for (const body of [
          { name: 'A', phone: text },
          { name: 'A', phone: '0501234567', email: text },
          { name: text, phone: '0501234567' },
        ])
          await post('/api/crm/public/leads/1', body)(AbortSignal.timeout(60_000));
        await delay(1_000);
      });
    },
  );

  it('can ask for long paths', () =>
    survives(() => flood(get(`/api/${'a'.repeat(3_900)}@${'1.'.repeat(1_900)}`))));

  it.each([
    ['Arabic', '/api/cms/public/items?limit=100&query=', arabic],
    ['English', '/products?query=', words],
  ])('can search for unknown %s words', (_, path, letters) =>
    survives(() =>
      flood((signal) => {
        const text = Array.from({ length: 12 }, () => word(letters, 7)).join(' ');
        return get(`${path}${encodeURIComponent(text)}`)(signal);
      }, SEARCHES_PER_SECOND),
    ),
  );

  it('can ask for the facets of any choice, and memory stays', async () => {
    const some = (name: string) =>
      Array.from({ length: 1 + Math.floor(Math.random() * 50) }, (): [string, string] => [
        name,
        number(1_000),
      ]);
    const attack = () =>
      flood((signal) => {
        const numbers = { price_max: number(90_000), width_max: number(9_000) };
        const query = new URLSearchParams([...some('color'), ...some('fabric'), ...Object.entries(numbers)]);
        return get(`/api/cms/public/items/facets?${query}`)(signal);
      });
    // A shop that has just started grows with its first requests, whatever they ask for.
    await attack();
    const before = shop.megabytes();
    await survives(attack);
    const grown = shop.megabytes() - before;
    console.info(`memory grew by ${grown.toFixed(0)} MB`);
    expect(grown).toBeLessThan(50);
  });

  it.each([
    ['pages', (index: number) => `/products?all=1&from=${index}&to=91${index}`],
    ['pages with a code', (index: number) => `/?promo_code=m${index}`],
    ['lists', (index: number) => `/api/cms/public/items?limit=100&price_min=${index}`],
  ])('can ask for %s that no cache has, at once and on and on', (_, path) => {
    let count = 0;
    const next = (signal: AbortSignal) => {
      count += 1;
      return get(path(count))(signal);
    };
    return survives(async () => {
      const leaving = new AbortController();
      const burst = Array.from({ length: BURST }, () => next(leaving.signal).catch(() => {}));
      await flood(next);
      leaving.abort();
      await Promise.all(burst);
    });
  });

  it('can leave right after asking for a page', async () => {
    let count = 0;
    await survives(() =>
      flood(() => {
        count += 1;
        return get(`/products?all=1&from=${count}&to=77${count}`)(AbortSignal.timeout(30));
      }),
    );
  });

  it('can fill each field of each endpoint', () => {
    // Repeated, because making random texts would keep this process busy, which also measures.
    const parts = ['a', 'ا', '-', '1', 'a@', '"', ' '];
    const long = (length: number) => random(parts).repeat(length / 2);
    const calls = (Object.keys(allEndpoints) as CallName[]).flatMap((name) => {
      const { method, path, query, params, body } = allEndpoints[name];
      const at = (param: string) => `/api${path.replace(/\{\w+\*?\}/g, param)}`;
      const oneOf = (schema: unknown, text: string) => random(withTextInEachField(schema, text));
      if (body) return [() => post(at('1'), oneOf(body, long(80_000)))];
      const withQuery = () =>
        get(`${at('1')}?${new URLSearchParams(oneOf(query, long(900)) as Record<string, string>)}`);
      if (withTextInEachField(params, 'a').length === 0) return [withQuery];
      const inPath = () => at(encodeURIComponent(long(600)));
      return [withQuery, () => (method === 'GET' ? get(inPath()) : post(inPath(), {}))];
    });
    return survives(() => flood((signal) => random(calls)()(signal)));
  });

  it('can ask 1,500 times for the catalogue on one connection, and read nothing', async () => {
    const path = '/files/public/assets/pdfs/catalog.pdf';
    await expect.poll(async () => (await fetch(shop.url + path)).status, { timeout: 120_000 }).toBe(200);
    const before = shop.megabytes();
    const { hostname, port } = new URL(shop.url);
    let most = 0;
    await survives(async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {}).pause();
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n\r\n`.repeat(1_500));
      for (let turns = 0; turns < 50; turns += 1) {
        await delay(100);
        most = Math.max(most, shop.megabytes() - before);
      }
      socket.destroy();
    });
    console.info(`memory grew by ${most.toFixed(0)} MB`);
    expect(most).toBeLessThan(50);
  });
});
