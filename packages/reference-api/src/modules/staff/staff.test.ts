import type { StaffScope } from '@diwan/sdk/contract';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commandSchema, type StaffCommand } from '../../admin/commands/command';
import { runStaffCommand } from '../../admin/commands/staff-command';
import { staffTokens } from '../../db/schema';
import { openTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ config: { staffToken: 'open-sesame' } });
});
afterAll(() => api.close());

describe('auth.check', () => {
  it('succeeds with the staff token and is never cached', async () => {
    const { status, body, headers } = await api.call('/api/auth', {
      headers: { authorization: 'Bearer open-sesame' },
    });
    expect({ status, body }).toEqual({ status: 200, body: { results: { is_staff: true } } });
    expect(headers.get('cache-control')).toBe('no-store');
  });
  it.each([
    undefined,
    'Bearer',
    'Bearer open-sesam',
    'Bearer open-sesame2',
    'Basic open-sesame',
    'open-sesame',
  ])('rejects %j', async (authorization) => {
    const { status, body, headers } = await api.call('/api/auth', {
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'unauthorized' });
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('a staff token', () => {
  const lines: string[] = [];
  const output = { out: (line: string) => lines.push(line), error: () => {} };
  const START = new Date('2026-03-01T09:00:00Z');
  let now = START;
  let shop: TestApi;
  const run = async (command: StaffCommand) => {
    lines.length = 0;
    const isDone = await runStaffCommand(command, { db: shop.db, output, now });
    return { isDone, lines: [...lines] };
  };
  const add = async (name: string, scopes: StaffScope[], days = 365) =>
    (await run({ action: 'add', name, scopes, days })).lines[0] ?? '';
  const statusWith = async (token: string, path: string, body?: unknown) =>
    (
      await shop.call(path, {
        headers: { authorization: `Bearer ${token}` },
        ...(body !== undefined && { body }),
      })
    ).status;
  beforeAll(async () => {
    shop = await openTestApi({ config: { staffToken: 'the-owner-of-all' }, now: () => now });
  });
  afterEach(() => {
    now = START;
  });
  afterAll(() => shop.close());

  it('opens only what its scopes name', async () => {
    const reads = await add('Sara', ['orders:read']);
    const writes = await add('Omar', ['records:write', 'maintenance']);
    expect(await statusWith(reads, '/api/staff/orders')).toBe(200);
    expect(await statusWith(reads, '/api/staff/orders/1/status', { status: 'confirmed', note: '' })).toBe(
      403,
    );
    expect(await statusWith(reads, '/api/auth')).toBe(403);
    expect(await statusWith(writes, '/api/staff/orders')).toBe(403);
    expect(await statusWith(writes, '/api/staff/orders/1/status', { status: 'confirmed', note: '' })).toBe(
      404,
    );
    expect(await statusWith(writes, '/api/auth')).toBe(200);
    for (const path of ['/api/staff/orders', '/api/auth'])
      expect(await statusWith('the-owner-of-all', path)).toBe(200);
  });
  it('ends when it expires, and when it is revoked', async () => {
    const short = await add('Huda', ['orders:read'], 7);
    now = new Date(START.getTime() + 7 * 24 * 60 * 60 * 1000 - 1);
    expect(await statusWith(short, '/api/staff/leads')).toBe(200);
    now = new Date(now.getTime() + 1);
    expect(await statusWith(short, '/api/staff/leads')).toBe(401);
    now = START;
    expect((await run({ action: 'revoke', name: 'Huda' })).isDone).toBe(true);
    expect(await statusWith(short, '/api/staff/leads')).toBe(401);
    expect((await run({ action: 'revoke', name: 'Huda' })).isDone).toBe(false);
  });
  it('is stored as a hash, and listed without it', async () => {
    const token = await add('Noura', ['orders:read', 'records:write']);
    expect(JSON.stringify(await shop.db.select().from(staffTokens))).not.toContain(token.slice(6));
    expect((await run({ action: 'list' })).lines).toContain(
      'Noura\torders:read,records:write\tvalid until 2027-03-01',
    );
    expect((await run({ action: 'add', name: 'Noura', scopes: ['orders:read'], days: 1 })).isDone).toBe(
      false,
    );
  });
  it('names who changed a record', async () => {
    const clerk = await add('Reem', ['orders:read', 'records:write']);
    await shop.call('/api/crm/public/leads/1', { body: { name: 'Omar', phone: '0501234567' } });
    const move = (token: string, status: string) =>
      shop.call('/api/staff/leads/1/status', {
        headers: { authorization: `Bearer ${token}` },
        body: { status, note: '' },
      });
    await move(clerk, 'contacted');
    const { body } = await move('the-owner-of-all', 'closed');
    expect(body).toMatchObject({ results: { history: [{ by: 'Reem' }, { by: 'owner' }] } });
  });
  it.each([
    { action: 'add', name: 'Sara', scopes: [], days: 1 },
    { action: 'add', name: 'Sara', scopes: ['everything'], days: 1 },
    { action: 'add', name: 'owner', scopes: ['orders:read'], days: 1 },
    { action: 'add', name: 'Sara', scopes: ['orders:read'], days: 0 },
    { action: 'revoke', name: '' },
    { action: 'remove', name: 'Sara' },
  ])('needs a name, known scopes and days: %j', (staff) => {
    expect(v.is(commandSchema, { name: 'staff', staff })).toBe(false);
  });
  it('is never valid without one', async () => {
    const closed = await openTestApi();
    for (const token of ['undefined', '', 'null'])
      expect((await closed.call('/api/auth', { headers: { authorization: `Bearer ${token}` } })).status).toBe(
        401,
      );
    await closed.close();
  });
});
