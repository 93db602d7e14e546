import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../app/create-api';
import { readConfig } from '../../app/read-config';
import { startWork } from '../../app/start-work';
import { openDatabase } from '../../db/connection';
import type { OpenDatabase } from '../../db/database';
import { createPictureQueue } from '../../media/picture-queue';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { fillDataDir } from '../../testing/fill-data-dir';
import { recordingLogger } from '../../testing/test-api';
import type { CommandInput } from './command';
import { runCommand } from './run-command';

let folder: string;
let database: OpenDatabase;
let post: (path: string, body: unknown) => Promise<Response>;

/** A shop that has its embedded database open while the commands run. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'diwan-records-'));
  await fillDataDir(folder);
  database = await openDatabase({ dataDir: folder });
  await allowDemoOrders(database.db);
  const { logger } = recordingLogger();
  const config = readConfig({ PICTURES_AHEAD: 'off' });
  const app = createApi({ db: database.db, config, logger });
  startWork({ database, config, logger, pictureQueue: createPictureQueue() });
  post = async (to, body) =>
    app.request(`/api/crm/public/${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function read(request: Extract<CommandInput, { name: 'records' }>['request']): Promise<string> {
  const lines: string[] = [];
  const output = { out: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  await runCommand({ name: 'records', request }, readConfig({ DATA_DIR: folder }), output);
  return lines.join('\n');
}

async function forget(person: Extract<CommandInput, { name: 'forget' }>['person']) {
  const lines: string[] = [];
  const output = { out: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const isDone = await runCommand({ name: 'forget', person }, readConfig({ DATA_DIR: folder }), output);
  return { isDone, text: lines.join('\n') };
}

describe('orders, requests and leads of a running shop', () => {
  it('are printed as spreadsheet-safe CSV, including Arabic', async () => {
    const order = demoOrder({ notes: '=HYPERLINK("http://evil.example")' });
    await post('orders', { ...order, lead: { ...order.lead, name: 'سارة, "أم خالد"' } });
    const [header, row, ...more] = (await read({ kind: 'orders', format: 'csv' })).split('\r\n');
    expect(more).toEqual([]);
    expect(header).toMatch(/^\ufeffnumber,status,created_at,name,email,phone,/);
    expect(row).toMatch(/^\d{5}-\d{5},placed,/);
    expect(row).toContain('"سارة, ""أم خالد"""');
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(row).toContain(`"'+966501234567"`);
    expect(row).toContain('2 × Nafud Three-Seat Sofa (NF1042) 16898');
    expect(row).toMatch(/,16898,0,120,2534\.7,19552\.7$/);
  });
  it('have their selected options, or are JSON', async () => {
    await post('requests', {
      lead: { name: 'Noura', email: 'noura@example.com', phone: '0501234567' },
      details: [{ item_id: 101, quantity: 2, customization: { color_id: 2, width: 250 } }],
    });
    const requests = await read({ kind: 'requests', format: 'csv' });
    expect(requests).toMatch(/2 × Nafud Three-Seat Sofa \(NF1042, [^)]+, 250\)/);
    const leads = JSON.parse(await read({ kind: 'leads', format: 'json', query: 'noura' }));
    expect(leads).toMatchObject([{ name: 'Noura', phone: '+966501234567' }]);
  });
  it('are filtered by status and time', async () => {
    const orders = async (filters: { status?: 'placed' | 'delivered'; from?: string }) =>
      JSON.parse(await read({ kind: 'orders', format: 'json', ...filters }));
    expect(await orders({ status: 'placed' })).toHaveLength(1);
    expect(await orders({ status: 'delivered' })).toEqual([]);
    expect(await orders({ from: '2100-01-01' })).toEqual([]);
  });
  it('are erased for a person, and what is left to do is said', async () => {
    const { isDone, text } = await forget({ phone: '0501234567', open_orders: true });
    expect(isDone).toBe(true);
    expect(text).toMatch(/^Erased: requests: \d+, leads: \d+, personal data of orders: [1-9]/);
    expect(text).toContain('Their records also named sara@example.com');
    expect(text).toMatch(/\nBackups that were made before still hold the person: .* erase the person again/);
    expect(await read({ kind: 'orders', format: 'json' })).not.toMatch(/سارة|501234567/);
    expect((await forget({ email: 'nobody@example.com' })).text).toMatch(/^Erased: requests: 0, leads: 0/);
    expect(await forget({ phone: 'Sara' })).toEqual({
      isDone: false,
      text: expect.stringMatching(/^The person must be a phone /),
    });
  });
});
