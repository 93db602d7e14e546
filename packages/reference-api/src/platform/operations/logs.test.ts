import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../../app/create-api';
import { readConfig } from '../../app/read-config';
import type { OpenDatabase } from '../../db/database';
import { deliverNext } from '../../modules/events/deliver-events';
import { webhookReceiver } from '../../modules/events/send-webhook';
import { demoOrder, proofIn } from '../../testing/checkout';
import { openSeededDatabase } from '../../testing/seeded-databases';
import { createLogger } from './create-logger';

const STAFF_TOKEN = 'staff-token-of-tests';
const PHONE = '555000111';
const person = { name: 'Rashida', email: 'marked@example.com', phone: `0${PHONE}` };
const PERSONAL = /Rashida|marked|555000111|Hidden Street|blue bell/i;

/** Receives one-time codes, and refuses the messages about records. */
let receiver: Server;
let code = '';
let codes = 0;
let database: OpenDatabase;
const lines: string[] = [];
const logger = createLogger({ logLevel: 'trace' }, { write: (line) => void lines.push(line) });

beforeAll(async () => {
  database = await openSeededDatabase();
  receiver = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    if (incoming.url === '/codes') {
      ({ code } = JSON.parse(body));
      codes += 1;
    }
    outgoing.writeHead(incoming.url === '/codes' && codes < 3 ? 204 : 500).end(body);
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
afterAll(async () => {
  receiver.close();
  await database.close();
});

it('name nobody who orders, asks, leaves details or verifies a phone, not even when all fails', async () => {
  const { port } = receiver.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const config = readConfig({
    STAFF_TOKEN,
    OTP_WEBHOOK_URL: `${url}/codes`,
    OTP_WEBHOOK_SECRET: 'a secret of sixteen',
  });
  const { db } = database;
  const app = createApi({ db, config, logger });
  const send = async (path: string, body?: unknown) => {
    const response = await app.request(`/api/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${STAFF_TOKEN}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const order = (phone_proof: string) =>
    send(
      'crm/public/orders',
      demoOrder({
        lead: { ...person, phone: PHONE },
        phone_proof,
        address: { country_id: 1, governorate_id: 1, zone_id: 1, street: 'Hidden Street' },
        notes: 'Ring the blue bell',
      }),
    );
  async function verify(): Promise<string> {
    expect((await send(`crm/public/otp/request/966/${PHONE}`)).status).toBe(200);
    expect((await send(`crm/public/otp/verfiy/966/${PHONE}/00000x`)).status).toBe(400);
    return proofIn(await send(`crm/public/otp/verfiy/966/${PHONE}/${code}`));
  }
  const writeAll = async (proof: string) => [
    (await send('crm/public/leads/1', person)).status,
    (await send('crm/public/requests', { lead: person, notes: 'blue bell', details: [] })).status,
    (await order(proof)).status,
  ];

  expect(await writeAll(await verify())).toEqual([200, 200, 200]);
  await app.request(`/api/staff/orders?query=${person.email}`, {
    headers: { authorization: `Bearer ${STAFF_TOKEN}` },
  });
  await app.request(`/api/${person.email}/${PHONE}`);
  const target = { url, secret: `whsec_${Buffer.alloc(32).toString('base64')}`, timeoutMs: 5_000 };
  while (await deliverNext({ db, logger, receiver: webhookReceiver(target) }));
  await send('staff/people/forget', { phone: PHONE, open_orders: true });

  // The provider refuses the third code, the database all writes.
  const proof = await verify();
  expect((await send(`crm/public/otp/request/966/${PHONE}`)).status).toBe(503);
  for (const table of ['leads', 'orders'])
    await db.execute(
      sql`alter table ${sql.identifier(table)} add constraint never check (name <> 'Rashida') not valid`,
    );
  expect(await writeAll(proof)).toEqual([500, 500, 500]);

  const text = lines.join('');
  for (const message of ['request failed', 'one-time code not sent', 'event not delivered'])
    expect(text).toContain(message);
  expect(lines.filter((line) => PERSONAL.test(line) || line.includes(code))).toEqual([]);
});
