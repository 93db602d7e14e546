import { createClient } from '@diwan/sdk';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PHONE, demoOrder } from '../../packages/reference-api/src/testing/checkout';
import {
  openTestPostgres,
  postgresMissing,
  type TestPostgres,
} from '../../packages/reference-api/src/testing/postgres';
import { type RunningApi, startApi } from './start-api';

describe.skipIf(postgresMissing)('two processes on one PostgreSQL', () => {
  let server: TestPostgres;
  let apis: RunningApi[];
  let database: pg.Client;
  let phone_proof: string | null | undefined;

  beforeAll(async () => {
    server = await openTestPostgres();
    const env = { DATABASE_URL: await server.createShop(), TRUSTED_PROXIES: '1', OTP_OUTBOX: 'on' };
    apis = await Promise.all([startApi(env), startApi(env)]);
    database = new pg.Client({ connectionString: env.DATABASE_URL });
    await database.connect();
  }, 120_000);
  afterAll(async () => {
    await database.end();
    await Promise.all(apis.map((api) => api.close()));
    await server.close();
  });

  const clientOf = (index: number) => createClient({ baseUrl: apis[index]?.baseUrl ?? '', retries: 0 });
  const count = async (table: string): Promise<number> =>
    (await database.query(`select count(*)::int as count from ${table}`)).rows[0].count;

  /** Posts to the processes in turn, as through a load balancer, with `address` as the client's address. */
  const post = (
    index: number,
    path: string,
    { body, key, address = '203.0.113.1' }: { body?: unknown; key?: string; address?: string },
  ) =>
    fetch(`${apis[index % apis.length]?.baseUrl}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });

  it('verify a code sent by the other process', async () => {
    const phone = { countryCode: '966', phone: DEMO_PHONE };
    await clientOf(0).otp.request(phone);
    await expect(clientOf(1).otp.request(phone)).rejects.toMatchObject({ code: 'otp_too_soon' });
    const [sent] = (await apis[1]?.sentCodes()) ?? [];
    ({ phone_proof } = await clientOf(1).otp.verify({ ...phone, otp: sent?.code ?? '' }));
    await expect(clientOf(0).otp.verify({ ...phone, otp: sent?.code ?? '' })).rejects.toMatchObject({
      code: 'otp_expired',
    });
    expect(await count('verified_phones')).toBe(1);
  });
  it('create one order for twenty posts with one key', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(index, '/crm/public/orders', {
          body: demoOrder({ phone_proof }),
          key: 'two-processes',
          address: '203.0.113.2',
        }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const bodies = new Set(await Promise.all(responses.map((response) => response.text())));
    expect(bodies.size).toBe(1);
    expect(await count('orders')).toBe(1);
  });
  it('share the rate limit of an address', async () => {
    const lead = { name: 'Sara', phone: '512345678' };
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        post(index, '/crm/public/leads/1', { body: lead, address: '203.0.113.3' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(10);
    const other = await post(1, '/crm/public/leads/1', { body: lead, address: '203.0.113.4' });
    expect(other.status).toBe(200);
  });
});
