import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApi } from '../../app/create-api';
import { readConfig } from '../../app/read-config';
import { leadSources, leads, orders, otpCodes, otpOutbox, rateLimits, verifiedPhones } from '../../db/schema';
import type { OtpConfig, OtpLimits } from '../../platform/config';
import { DEMO_PHONE, demoOrder, proofIn, sentCode, verifyPhone } from '../../testing/checkout';
import { attackFrom, shoppersWithin, simulateHour } from '../../testing/simulate-codes';
import { openTestApi, recordingLogger, type TestApi } from '../../testing/test-api';
import { voidCode } from './otp-codes.repository';

const START = new Date('2026-03-01T09:00:00Z');
const DIGITS = `966${DEMO_PHONE}`;

let api: TestApi;
let now = START;

beforeAll(async () => {
  api = await openTestApi({ now: () => now });
});
afterAll(() => api.close());
afterEach(async () => {
  now = START;
  for (const table of [otpCodes, otpOutbox, rateLimits, verifiedPhones, orders, leads])
    await api.db.delete(table);
});

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const request = (phone = DEMO_PHONE, countryCode = '966') =>
  api.call(`/api/crm/public/otp/request/${countryCode}/${phone}`, { method: 'POST' });
const verify = (code: string, phone = DEMO_PHONE) =>
  api.call(`/api/crm/public/otp/verfiy/966/${phone}/${code}`, { method: 'POST' });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code;

describe('requesting a code', () => {
  it('returns its lifetime and when another may be requested', async () => {
    const { status, body } = await request();
    expect(status).toBe(200);
    expect(body).toEqual({ results: { expires_in: 600, resend_in: 10 } });
  });
  it('sends six digits and stores only a keyed hash', async () => {
    await request();
    const code = await sentCode(api, DEMO_PHONE);
    expect(code).toMatch(/^\d{6}$/);
    const [stored] = await api.db.select().from(otpCodes);
    expect(stored?.phoneDigits).toBe(DIGITS);
    expect(JSON.stringify(stored)).not.toContain(code);
  });
  it('ignores a leading zero of the phone', async () => {
    await request(`0${DEMO_PHONE}`);
    expect(await sentCode(api, DEMO_PHONE)).toMatch(/^\d{6}$/);
  });
  it.each([
    ['too short for the country', '50123456', '966', 'phone'],
    ['too long for the country', '5012345678', '966', 'phone'],
    ['of a country the shop does not know', DEMO_PHONE, '999', 'countryCode'],
  ])('rejects a phone that is %s', async (_, phone, countryCode, path) => {
    const { status, body } = await request(phone, countryCode);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', errors: [{ path }] });
  });
  it('rejects another request for ten seconds', async () => {
    await request();
    wait(7);
    const refused = await request();
    expect(refused.status).toBe(429);
    expect(codeOf(refused)).toBe('otp_too_soon');
    expect(refused.headers.get('retry-after')).toBe('3');
    wait(3);
    expect((await request()).status).toBe(200);
  });
  it('sends one code for many parallel requests', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => request()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await api.db.select().from(otpOutbox)).toHaveLength(1);
  });
  it('sends at most five codes per hour to a phone', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await request()).status).toBe(200);
      wait(10);
    }
    const refused = await request();
    expect(refused.status).toBe(429);
    expect(codeOf(refused)).toBe('rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBe(3550);
    wait(3550);
    expect((await request()).status).toBe(200);
  });
  it('does not count rejected calls', async () => {
    await request();
    for (let count = 0; count < 10; count += 1) await request();
    const [phone] = await api.db
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, `otp-phone:${DIGITS}`));
    expect(phone?.count).toBe(1);
  });
  it('sends another code if the clock was ahead when the last one was sent', async () => {
    const correct = now;
    now = new Date(correct.getTime() + 400 * 24 * 60 * 60 * 1000);
    await request();
    now = correct;
    expect((await request()).status).toBe(200);
  });
  it.each([
    ['966', '112345678'],
    ['966', '999999999'],
    ['971', '412345678'],
  ])('sends nothing to +%s %s, which is not a mobile phone', async (countryCode, phone) => {
    const { status, body } = await request(phone, countryCode);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: expect.stringMatching(/phone|countryCode/) }] });
  });
  it('does not reveal whether the phone is known', async () => {
    const stranger = await request('502222222');
    const phone_proof = proofIn(await verifyPhone(api));
    await api.call('/api/crm/public/orders', { body: demoOrder({ phone_proof }) });
    const known = await request();
    expect(known.status).toBe(stranger.status);
    expect(known.body).toEqual(stranger.body);
  });
});

describe('limits of codes', () => {
  const { logged, logger } = recordingLogger();
  const challenge = { isPassed: vi.fn(async ({ token }: { token: string }) => token === 'a person') };
  /** The shop's visitors from other addresses, each with phones of their own. */
  function open(limits: OtpLimits, { isChallenging = false } = {}) {
    const config = { ...readConfig({}), otp: { ...readConfig({}).otp, limits } };
    const app = createApi({
      db: api.db,
      config,
      logger,
      now: () => now,
      ...(isChallenging && { challenge }),
    });
    let phones = 0;
    const post = async (path: string, remoteAddress: string, headers: Record<string, string> = {}) =>
      (await app.request(path, { method: 'POST', headers }, { incoming: { socket: { remoteAddress } } }))
        .status;
    const ask = (address: string, phone = String(510_000_000 + phones++), headers = {}) =>
      post(`/api/crm/public/otp/request/966/${phone}`, address, headers);
    const order = async (address: string, phone = String(510_000_000 + phones++), headers = {}) => {
      const status = await ask(address, phone, headers);
      if (status !== 200) return status;
      return post(`/api/crm/public/otp/verfiy/966/${phone}/${await sentCode(api, phone)}`, address);
    };
    return { ask, order, app };
  }
  const repeat = async (times: number, act: () => Promise<number>) => {
    const statuses = [];
    for (let count = 0; count < times; count += 1) statuses.push(await act());
    return statuses;
  };
  const address = '192.0.2.1';

  it('count the codes of an address that nobody enters', async () => {
    const shop = open({ shop: 1000, address: 6, phone: 5 });
    expect(await repeat(12, () => shop.order(address))).toEqual(Array(12).fill(200));
    wait(61);
    expect(await repeat(7, () => shop.ask(address))).toEqual([...Array(6).fill(200), 429]);
    expect(await shop.ask('192.0.2.2')).toBe(200);
  });
  it('count an IPv6 customer’s whole network', async () => {
    const shop = open({ shop: 100_000, address: 5, phone: 5 });
    const networks = Array.from({ length: 15 }, (_, index) => `2001:db8:1:${index}::1`);
    for (const network of networks) expect(await shop.ask(network)).toBe(200);
    expect(await shop.ask('2001:db8:1:ffff::1')).toBe(429);
    expect(await shop.ask('2001:db8:2::1')).toBe(200);
  });
  it('close two with each that is entered, so that customers of one address may leave some', async () => {
    const shop = open({ shop: 1000, address: 3, phone: 5 });
    const leaveAndOrder = async () => [await shop.ask(address), await shop.order(address)];
    for (let customer = 0; customer < 8; customer += 1) {
      expect(await leaveAndOrder()).toEqual([200, 200]);
      wait(11);
    }
  });
  it('let a few addresses not use up what strangers may have', async () => {
    const shop = open({ shop: 200, address: 2, phone: 5 });
    for (let attacker = 1; attacker <= 25; attacker += 1)
      expect(await repeat(4, () => shop.ask(`198.51.100.${attacker}`))).toEqual([200, 200, 429, 429]);
    for (let visitor = 1; visitor <= 40; visitor += 1)
      expect(await shop.order(`192.0.2.${visitor}`)).toBe(200);
  });
  it('keep a part for visitors who were here before, by phone or address', async () => {
    const shop = open({ shop: 10, address: 100, phone: 5 });
    expect(await shop.order('192.0.2.50', '501111111')).toBe(200);
    expect(await repeat(4, () => shop.ask('192.0.2.60'))).toEqual([200, 200, 200, 503]);
    expect(logged.map(({ message }) => message)).toContain('hourly budget of one-time codes used up');
    wait(11);
    expect(await shop.ask('192.0.2.61')).toBe(503);
    expect(await shop.ask('192.0.2.50')).toBe(200);
    expect(await shop.ask('192.0.2.62', '501111111')).toBe(200);
  });
  it('serve any stranger beyond their part who passes the challenge', async () => {
    const shop = open({ shop: 100, address: 100, phone: 5 }, { isChallenging: true });
    const passed = { 'x-challenge': 'a person' };
    let attackers = 0;
    while ((await shop.ask(`198.51.100.${attackers}`)) === 200) attackers += 1;
    expect(attackers).toBeGreaterThan(20);
    expect(await shop.ask('192.0.2.63', '501111112')).toBe(403);
    expect(await shop.ask('192.0.2.63', '501111112', { 'x-challenge': 'a program' })).toBe(403);
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const [address, phone] = [`192.0.2.${visitor}`, String(520_000_000 + visitor)];
      expect(await shop.ask(address, phone)).toBe(403);
      expect(await shop.order(address, phone, passed)).toBe(200);
    }
    expect(challenge.isPassed).toHaveBeenCalledWith({ token: 'a person', address: '192.0.2.19' });
    // What they entered is free again: as many codes are open as before.
    const known = await api.db.select().from(rateLimits).where(eq(rateLimits.key, 'otp-open:known'));
    expect(known[0]?.count ?? 0).toBe(0);
  });
  it('send no code while the challenge’s service fails, and log why', async () => {
    challenge.isPassed.mockRejectedValueOnce(new Error('turnstile returned invalid-input-secret'));
    const shop = open({ shop: 1000, address: 100, phone: 5 }, { isChallenging: true });
    expect(await shop.ask('192.0.2.64', '501111113', { 'x-challenge': 'a person' })).toBe(503);
    const reason = expect.objectContaining({ message: 'turnstile returned invalid-input-secret' });
    expect(logged).toContainEqual({
      level: 'error',
      entry: { err: reason },
      message: 'challenge not checked',
    });
  });
  it('end with what the shop sends in an hour, entered or not', async () => {
    const shop = open({ shop: 10, address: 100, phone: 5 });
    const statuses = await repeat(11, () => shop.order('192.0.2.70'));
    expect(statuses).toEqual([...Array(10).fill(200), 503]);
    wait(3_600);
    expect(await shop.order('192.0.2.70')).toBe(200);
  });
  it('name no phone or address of known visitors in the database', async () => {
    await open({ shop: 10, address: 100, phone: 5 }).order('192.0.2.80', '501111111');
    const rows = await api.db.select().from(rateLimits);
    const known = rows.filter(({ key }) => key.startsWith('here-before:'));
    expect(known).toHaveLength(2);
    expect(known.map(({ key }) => key).join()).not.toMatch(/192\.0\.2|501111111/);
  });
});

describe('an hour at a shop', () => {
  it('of a mobile carrier’s customers, who share an address, serves all of them', async () => {
    const shoppers = shoppersWithin(30, () => '203.0.113.7');
    const env = { OTP_HOURLY_LIMIT: '300', OTP_ADDRESS_LIMIT: '3' };
    expect(await simulateHour(api.db, { shoppers, env })).toMatchObject({ wanted: 30, served: 30 });
  });
  it('under attack from 25 addresses serves all others', async () => {
    const shoppers = shoppersWithin(20, (index) => `192.0.2.${index}`);
    const attack = attackFrom(25, { perAddress: 12 });
    const env = { OTP_HOURLY_LIMIT: '300', OTP_ADDRESS_LIMIT: '3' };
    const { served, wasted } = await simulateHour(api.db, { shoppers, attack, env });
    expect(served).toBe(20);
    expect(wasted).toBeLessThan(90);
  });
});

describe('verifying', () => {
  it('marks the phone as verified, without recognising a new visitor', async () => {
    const { status, body } = await verifyPhone(api);
    expect(status).toBe(200);
    expect(body).toEqual({ results: { phone_proof: expect.any(String) } });
    expect(await api.db.select().from(verifiedPhones)).toMatchObject([{ phoneDigits: DIGITS }]);
  });
  it('recognises the person who ordered before, not one who entered the phone in a form', async () => {
    const phone_proof = proofIn(await verifyPhone(api));
    await api.call('/api/crm/public/orders', { body: demoOrder({ phone_proof }) });
    await api.db.insert(leads).values({ name: 'Impostor', phone: DEMO_PHONE, phoneDigits: DIGITS });
    wait(10);
    const { body } = await verifyPhone(api);
    expect(body).toEqual({
      results: {
        id: expect.any(Number),
        name: 'Sara',
        email: 'sara@example.com',
        phone_proof: expect.any(String),
      },
    });
  });
  it('recognises no one by a form, which a stranger could have submitted', async () => {
    const [source] = await api.db.select().from(leadSources).limit(1);
    const visitor = { name: 'Omar', email: 'omar@evil.example', phone: '050 123 4567' };
    await api.call(`/api/crm/public/leads/${source?.id}`, { body: visitor });
    await api.call('/api/crm/public/requests', {
      body: { lead: visitor, details: [{ item_id: 101, quantity: 1 }] },
    });
    expect(await api.db.select().from(leads)).toMatchObject([
      { phoneDigits: DIGITS },
      { phoneDigits: DIGITS },
    ]);
    expect((await verifyPhone(api)).body).toEqual({ results: { phone_proof: expect.any(String) } });
  });
  it('rejects a wrong code, then accepts the right one', async () => {
    await request();
    const code = await sentCode(api, DEMO_PHONE);
    const refused = await verify(wrong(code));
    expect(refused.status).toBe(422);
    expect(codeOf(refused)).toBe('otp_wrong');
    expect(await api.db.select().from(verifiedPhones)).toEqual([]);
    expect((await verify(code)).status).toBe(200);
  });
  it('voids a code after five wrong attempts', async () => {
    await request();
    const code = await sentCode(api, DEMO_PHONE);
    const codes = [];
    for (let count = 0; count < 5; count += 1) codes.push(codeOf(await verify(wrong(code))));
    expect(codes).toEqual([...Array(4).fill('otp_wrong'), 'otp_too_many_tries']);
    const refused = await verify(code);
    expect(refused.status).toBe(429);
    expect(codeOf(refused)).toBe('otp_too_many_tries');
  });
  it('compares only five of many parallel guesses', async () => {
    await request();
    const code = await sentCode(api, DEMO_PHONE);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => verify(wrong(code))));
    expect(guesses.filter((guess) => codeOf(guess) === 'otp_wrong')).toHaveLength(4);
    expect(codeOf(await verify(code))).toBe('otp_too_many_tries');
  });
  it('accepts a code once', async () => {
    await request();
    const code = await sentCode(api, DEMO_PHONE);
    const responses = await Promise.all([verify(code), verify(code), verify(code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });
  it('rejects a code after ten minutes', async () => {
    await request();
    const code = await sentCode(api, DEMO_PHONE);
    wait(600);
    const refused = await verify(code);
    expect(refused.status).toBe(422);
    expect(codeOf(refused)).toBe('otp_expired');
  });
  it('rejects a code replaced by a newer one', async () => {
    await request();
    const first = await sentCode(api, DEMO_PHONE);
    wait(10);
    await request();
    let second = await sentCode(api, DEMO_PHONE);
    // There is a one in a million chance of the same code.
    while (second === first) {
      wait(10);
      await request();
      second = await sentCode(api, DEMO_PHONE);
    }
    expect(codeOf(await verify(first))).toBe('otp_wrong');
    expect((await verify(second)).status).toBe(200);
  });
  it('voids only the given code, not a newer one', async () => {
    await request();
    const [older] = await api.db.select().from(otpCodes);
    wait(10);
    await request();
    const newer = await sentCode(api, DEMO_PHONE);
    expect(await voidCode(api.db, { phoneDigits: DIGITS, codeHash: older?.codeHash ?? '' })).toBe(false);
    expect((await verify(newer)).status).toBe(200);
  });
  it('rejects the code of another phone', async () => {
    await request();
    const own = await sentCode(api, DEMO_PHONE);
    await request('502222222');
    let code = await sentCode(api, '502222222');
    while (code === own) {
      wait(10);
      await request('502222222');
      code = await sentCode(api, '502222222');
    }
    expect(codeOf(await verify(code))).toBe('otp_wrong');
  });
  it('returns the same error for a phone without a code as for an expired one', async () => {
    expect(codeOf(await verify('123456', '503333333'))).toBe('otp_expired');
  });
});

describe('the hash secret', () => {
  it('is shared by all processes on a database', async () => {
    await request();
    const code = await sentCode(api, DEMO_PHONE);
    const second = createApi({
      db: api.db,
      config: readConfig({}),
      logger: recordingLogger().logger,
      now: () => now,
    });
    const response = await second.request(`/api/crm/public/otp/verfiy/966/${DEMO_PHONE}/${code}`, {
      method: 'POST',
    });
    expect(response.status).toBe(200);
  });
  it('is OTP_SECRET if set', async () => {
    await request();
    const code = await sentCode(api, DEMO_PHONE);
    const config = readConfig({ OTP_SECRET: 'another secret of a shop' });
    const other = createApi({ db: api.db, config, logger: recordingLogger().logger, now: () => now });
    const response = await other.request(`/api/crm/public/otp/verfiy/966/${DEMO_PHONE}/${code}`, {
      method: 'POST',
    });
    expect(response.status).toBe(422);
  });
});

describe('outbox', () => {
  const statusWith = async (env: Record<string, string>) => {
    const app = createApi({ db: api.db, config: readConfig(env), logger: recordingLogger().logger });
    return (await app.request('/api/dev/outbox')).status;
  };
  it('exists outside production only', async () => {
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ NODE_ENV: 'production' })).toBe(404);
    expect(await statusWith({ NODE_ENV: 'production', OTP_SENDER: 'log' })).toBe(404);
  });
  it('is readable from this machine only, and not by pages of other origins', async () => {
    const app = (host: string) =>
      createApi({ db: api.db, config: { ...readConfig({}), host }, logger: recordingLogger().logger });
    const headers = { origin: 'https://evil.example' };
    const response = await app('127.0.0.1').request('/api/dev/outbox', { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await app('0.0.0.0').request('/api/dev/outbox')).status).toBe(404);
    const rebound = await app('127.0.0.1').request('http://rebound.example/api/dev/outbox');
    expect(rebound.status).toBe(404);
    expect(rebound.headers.get('x-content-type-options')).toBe('nosniff');
  });
  it('does not exist behind a proxy or public URL, unless enabled for development', async () => {
    expect(await statusWith({ TRUSTED_PROXIES: '1' })).toBe(404);
    expect(await statusWith({ PUBLIC_URL: 'https://shop.example' })).toBe(404);
    expect(await statusWith({ OTP_OUTBOX: 'off' })).toBe(404);
    expect(await statusWith({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toBe(200);
    expect(await statusWith({ TRUSTED_PROXIES: '1', OTP_OUTBOX: 'on' })).toBe(200);
  });
  it.each(['Forwarded', 'Via', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Real-IP'])(
    'is not readable through a proxy that adds %s, with any host',
    async (name) => {
      const statusOf = async (env: Record<string, string>) => {
        const app = createApi({ db: api.db, config: readConfig(env), logger: recordingLogger().logger });
        const headers = { [name]: 'proxy.example' };
        return (await app.request('http://127.0.0.1/api/dev/outbox', { headers })).status;
      };
      expect(await statusOf({})).toBe(404);
      expect(await statusOf({ OTP_OUTBOX: 'on' })).toBe(200);
    },
  );
  it('does not exist with a real sender', async () => {
    const webhook = {
      OTP_WEBHOOK_URL: 'https://sms.example/send',
      OTP_WEBHOOK_SECRET: 'a secret of the shop',
    };
    expect(await statusWith(webhook)).toBe(404);
  });
  it('stores no codes of a production shop with the log sender', async () => {
    const { logged, logger } = recordingLogger();
    const config = readConfig({ NODE_ENV: 'production', OTP_SENDER: 'log' });
    const app = createApi({ db: api.db, config, logger, now: () => now });
    await app.request(`/api/crm/public/otp/request/966/${DEMO_PHONE}`, { method: 'POST' });
    expect(logged).toContainEqual({
      // `diwan dev` shows warnings alone.
      level: 'warn',
      entry: { phone: `+${DIGITS}`, code: expect.stringMatching(/^\d{6}$/) },
      message: expect.stringContaining('one-time code'),
    });
    expect(await api.db.select().from(otpOutbox)).toEqual([]);
  });
  it('is empty in a production shop without a sender, where verification is unavailable', async () => {
    const app = createApi({
      db: api.db,
      config: readConfig({ NODE_ENV: 'production' }),
      logger: recordingLogger().logger,
    });
    const response = await app.request(`/api/crm/public/otp/request/966/${DEMO_PHONE}`, { method: 'POST' });
    expect(response.status).toBe(503);
    expect(await api.db.select().from(otpCodes)).toEqual([]);
  });
});

describe('webhook', () => {
  const secret = 'a secret of the shop';

  /** A provider that responds with `status`, or never. */
  async function openProvider(status: number) {
    const received: { body: string; signature: string | undefined }[] = [];
    const server = createServer(async (incoming, outgoing) => {
      let body = '';
      for await (const chunk of incoming) body += chunk;
      received.push({ body, signature: incoming.headers['x-diwan-signature']?.toString() });
      outgoing.writeHead(status).end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { received, url: `http://127.0.0.1:${port}/send`, close: () => server.close() };
  }

  function shopWith(sender: OtpConfig['sender']) {
    const { logged, logger } = recordingLogger();
    const config = { ...readConfig({}), otp: { ...readConfig({}).otp, sender } };
    const app = createApi({ db: api.db, config, logger, now: () => now });
    const ask = (headers = {}) =>
      app.request(`/api/crm/public/otp/request/966/${DEMO_PHONE}`, { method: 'POST', headers });
    return { ask, logged };
  }

  it('gets phone, code and language, signed', async () => {
    const provider = await openProvider(204);
    const { ask, logged } = shopWith({ kind: 'webhook', url: provider.url, secret });
    const { status } = await ask({ 'accept-language': 'ar' });
    provider.close();
    const [message] = provider.received;
    const { code, ...rest } = JSON.parse(message?.body ?? '{}');
    expect(status).toBe(200);
    expect(rest).toEqual({ phone: `+${DIGITS}`, locale: 'ar', expires_in: 600 });
    const [, seconds, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(message?.signature ?? '') ?? [];
    expect(signature).toBe(createHmac('sha256', secret).update(`${seconds}.${message?.body}`).digest('hex'));
    expect((await verify(code)).status).toBe(200);
    expect(JSON.stringify(logged)).not.toContain(code);
    expect(JSON.stringify(logged)).not.toContain(DEMO_PHONE);
  });
  it.each([
    ['refuses', 500],
    ['is not there', undefined],
  ])('voids the code and refunds the budget when it %s', async (_, status) => {
    const provider = await openProvider(status ?? 204);
    if (status === undefined) provider.close();
    const { ask, logged } = shopWith({ kind: 'webhook', url: provider.url, secret });
    const response = await ask();
    provider.close();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
    expect(await api.db.select().from(otpCodes)).toEqual([]);
    expect((await api.db.select().from(rateLimits)).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    expect(logged.filter(({ message }) => message === 'one-time code not sent')).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain(DEMO_PHONE);
  });
});
