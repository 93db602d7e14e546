import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { asc } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../app/read-config';
import { events, leads, orders, quoteRequests, statusChanges } from '../../db/schema';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { openTestApi, recordingLogger, type TestApi } from '../../testing/test-api';
import { deliverNext } from '../events/deliver-events';
import { composeMail } from './compose-mail';
import { mailReceiver } from './mail-receiver';

const START = new Date('2026-03-01T09:00:00Z');
const staff = { authorization: 'Bearer staff-token-of-tests' };
const HOSTILE = '<img src=x onerror=alert(1)> & "Sara"';

interface Received {
  from: string;
  to: string[];
  source: string;
}

/** A mail server that refuses senders, recipients or messages, or never answers. */
const behaviour = { refuses: undefined as 'recipient' | 'message' | undefined, isSilent: false };
const received: Received[] = [];
let server: SMTPServer;
let api: TestApi;
let now = START;
let url = '';

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'maker' && password === 'secret'
        ? done(null, { user: username })
        : done(new Error('Wrong')),
    onRcptTo: (_, __, done) =>
      done(
        behaviour.refuses === 'recipient'
          ? Object.assign(new Error('no box of marked@example.com'), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, session, done) => {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        source += chunk;
      });
      stream.on('end', () => {
        if (behaviour.isSilent) return;
        if (behaviour.refuses === 'message')
          return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        });
        done();
      });
    },
  });
  // A client that gives up cuts the connection.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  url = `smtp://maker:secret@127.0.0.1:${port}`;
  api = await openTestApi({ now: () => now, config: { staffToken: 'staff-token-of-tests', mail: target() } });
  await allowDemoOrders(api.db, START);
});
afterAll(async () => {
  server.close();
  await api.close();
});
afterEach(async () => {
  now = START;
  Object.assign(behaviour, { refuses: undefined, isSilent: false });
  received.length = 0;
  for (const table of [events, statusChanges, orders, quoteRequests, leads]) await api.db.delete(table);
});

function target(timeoutMs = 20_000) {
  const { mail } = readConfig({
    MAIL_URL: url,
    MAIL_FROM: 'Diwan <orders@shop.example>',
    MAIL_TO: 'maker@shop.example, workshop@shop.example',
  });
  if (!mail) throw new Error('MAIL_URL was ignored');
  return { ...mail, timeoutMs };
}

const { logger, logged } = recordingLogger();
const attempt = (mail = target()) =>
  deliverNext({ db: api.db, logger, receiver: mailReceiver(mail), now: () => now, random: () => 0 });
const stored = async () =>
  (await api.db.select().from(events).orderBy(asc(events.id))).filter(({ channel }) => channel === 'mail');
const placeOrder = (lead = { name: 'سارة', email: 'sara@example.com', phone: '501234567' }) =>
  api.call('/api/crm/public/orders', { body: demoOrder({ lead }) });
const leaveLead = (name = 'Omar') =>
  api.call('/api/crm/public/leads/1', { body: { name, phone: '0501234567' } });

/** The header and the decoded parts of a message. */
function parsed({ source }: Received): { head: string; parts: string[] } {
  const [head = ''] = source.split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const parts = source
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [headers = '', ...body] = part.split('\r\n\r\n');
      const text = body.join('\r\n\r\n');
      if (/base64/.test(headers)) return Buffer.from(text, 'base64').toString('utf8');
      const bytes = text
        .replace(/=\r\n/g, '')
        .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return /quoted-printable/.test(headers) ? Buffer.from(bytes, 'latin1').toString('utf8') : text;
    });
  return { head, parts };
}

describe('the maker', () => {
  it('gets each order once, in Arabic, and can reply to the visitor', async () => {
    await placeOrder();
    expect(await attempt()).toBe(true);
    expect(await attempt()).toBe(false);
    expect(received).toHaveLength(1);
    const [message] = received;
    expect(message).toMatchObject({
      from: 'orders@shop.example',
      to: ['maker@shop.example', 'workshop@shop.example'],
    });
    const { head, parts } = parsed(message as Received);
    expect(head).toMatch(/^Reply-To: .*<sara@example\.com>$/m);
    expect(head).toContain(`Message-ID: <${(await stored())[0]?.messageId}@diwan>`);
    const [text = '', html = ''] = parts;
    for (const part of [text, html]) {
      expect(part).toMatch(/طلب جديد رقم \u2068\d{5}-\d{5}\u2069/);
      for (const words of [
        'سارة',
        '+966501234567',
        'الرياض',
        'Olaya',
        'كنبة «نفود» ثلاثية المقاعد',
        '١٩٬٥٥٢٫٧',
      ])
        expect(part).toContain(words);
    }
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(await stored()).toMatchObject([{ state: 'delivered' }]);
  });
  it('gets requests and leads, but no changes of status', async () => {
    await api.call('/api/crm/public/requests', {
      body: {
        lead: { name: 'Noura', email: 'noura@example.com', phone: '0501234567' },
        notes: 'By Eid',
        details: [{ item_id: 101, quantity: 2, customization: { color_id: 2, width: 250 } }],
      },
    });
    await leaveLead();
    const { body } = await placeOrder();
    const { id } = (body as { results: { id: number } }).results;
    await api.call(`/api/staff/orders/${id}/status`, { body: { status: 'confirmed' }, headers: staff });
    while (await attempt());
    expect(received).toHaveLength(3);
    const [request, lead] = received.map((message) => parsed(message).parts[0]);
    expect(request).toMatch(/طلب عرض سعر جديد من Noura/);
    expect(request).toContain('٢٥٠');
    expect(lead).toContain('بيانات تواصل جديدة من Omar');
  });
  it('gets everything in English when that is set', async () => {
    await placeOrder();
    await attempt({ ...target(), locale: 'en' });
    const [text, html] = parsed(received[0] as Received).parts;
    expect(text).toMatch(/New order.*Nafud Three-Seat Sofa.*SAR\s19,552\.70/s);
    expect(html).toContain('<html lang="en" dir="ltr">');
  });
  it('still gets all that the webhook gets', async () => {
    await placeOrder();
    await attempt();
    const all = await api.db.select().from(events).orderBy(asc(events.id));
    expect(all.map(({ channel, state }) => [channel, state])).toEqual([
      ['webhook', 'pending'],
      ['mail', 'delivered'],
    ]);
    const { body } = await api.call('/api/staff/events', { headers: staff });
    expect(body).toMatchObject({ results: [{ channel: 'mail' }, { channel: 'webhook' }] });
  });
});

it('escapes what visitors type, and keeps it out of headers', async () => {
  const data = {
    name: `${HOSTILE}\r\nBcc: all@example.com`,
    email: 'x@example.com',
    phone: '0501234567',
  };
  for (const locale of ['ar', 'en'] as const) {
    const { subject, html, replyTo } = await composeMail({ type: 'lead.received', data }, locale);
    expect(html).not.toMatch(/<img|onerror=alert\(1\)>/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Sara&quot;');
    expect(`${subject}${replyTo?.name}`).not.toMatch(/[\r\n]/);
  }
});

describe('a mail server that', () => {
  it.each([
    ['recipient', /^the mail server did not take it: EENVELOPE 550$/],
    ['message', /^the mail server did not take it: EMESSAGE 451$/],
  ] as const)('refuses the %s gets the message again later', async (what, reason) => {
    await leaveLead();
    behaviour.refuses = what;
    await attempt();
    expect(await stored()).toMatchObject([
      { state: 'pending', attempts: 1, lastError: expect.stringMatching(reason) },
    ]);
    expect(await attempt()).toBe(false);
    behaviour.refuses = undefined;
    now = new Date(START.getTime() + 5_000);
    await attempt();
    expect(received).toHaveLength(1);
    expect(await stored()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect(JSON.stringify(logged)).not.toMatch(/marked|Omar|501234567/);
  });
  it('never answers is given up on after the timeout', async () => {
    await leaveLead();
    behaviour.isSilent = true;
    await attempt(target(300));
    expect(await stored()).toMatchObject([
      { state: 'pending', lastError: 'the mail server did not answer in time' },
    ]);
  });
  it('is away, or refuses the password, is tried again', async () => {
    await leaveLead();
    await attempt({ ...target(), url: url.replace('secret', 'guess') });
    expect(await stored()).toMatchObject([{ lastError: 'the mail server did not take it: EAUTH 535' }]);
    now = new Date(START.getTime() + 5_000);
    await attempt({ ...target(), url: 'smtp://127.0.0.1:1' });
    expect(await stored()).toMatchObject([{ lastError: expect.stringMatching(/E(SOCKET|CONNECTION|CONN)/) }]);
  });
});

it('visitors get no mail, and the maker none unless it is set', async () => {
  const plain = await openTestApi({ now: () => now });
  await plain.call('/api/crm/public/leads/1', {
    body: { name: 'Omar', email: 'omar@example.com', phone: '0501234567' },
  });
  expect((await plain.db.select().from(events)).map(({ channel }) => channel)).toEqual(['webhook']);
  await plain.close();
  await placeOrder();
  while (await attempt());
  expect(received.flatMap(({ to }) => to)).toEqual(['maker@shop.example', 'workshop@shop.example']);
});

it.each([
  [{ MAIL_URL: 'https://mail.example' }, 'MAIL_URL must be'],
  [{ MAIL_URL: 'smtp://mail.example' }, 'MAIL_FROM and MAIL_TO must be set'],
  [{ MAIL_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'me' }, 'MAIL_TO must be'],
  [{ MAIL_FROM: 'a@b.example\nBcc: x@b.example' }, 'MAIL_FROM must be'],
])('refuses the settings %j', (env, problem) => {
  expect(() => readConfig(env)).toThrow(problem);
});
