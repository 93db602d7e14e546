import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../app';
import { readConfig } from '../config';
import { openDatabase } from '../db/connection';
import type { OpenDatabase } from '../db/database';
import { createEncodingTurns } from '../images/encoding-turns';
import { startWork } from '../start-work';
import { allowDemoOrders, demoOrder } from '../testing/checkout';
import { fillDataDir } from '../testing/fill-data-dir';
import { recordingLogger } from '../testing/test-api';
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
  startWork({ database, config, logger, encodingTurns: createEncodingTurns() });
  post = async (to, body) =>
    app.request(`/api/crm/public/${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(...args: string[]) {
  const lines: string[] = [];
  const errors: string[] = [];
  const output = { out: (line: string) => lines.push(line), error: (line: string) => errors.push(line) };
  const code = await runCommand(args, { DATA_DIR: folder }, output);
  return { code, text: lines.join('\n'), errors };
}

describe('pnpm db:orders, db:requests and db:leads while the shop is running', () => {
  it('print orders as spreadsheet-safe CSV, including Arabic', async () => {
    const order = demoOrder({ notes: '=HYPERLINK("http://evil.example")' });
    await post('orders', { ...order, lead: { ...order.lead, name: 'سارة, "أم خالد"' } });
    const { code, text } = await run('orders');
    expect(code).toBe(0);
    const [header, row, ...more] = text.split('\r\n');
    expect(more).toEqual([]);
    expect(header).toMatch(/^\ufeffnumber,status,created_at,name,email,phone,/);
    expect(row).toMatch(/^\d{5}-\d{5},placed,/);
    expect(row).toContain('"سارة, ""أم خالد"""');
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(row).toContain(`"'+966501234567"`);
    expect(row).toContain('2 × Nafud Three-Seat Sofa (NF1042) 16898');
    expect(row).toMatch(/,16898,0,120,2534\.7,19552\.7$/);
  });
  it('print requests with their selected options, and leads as JSON', async () => {
    await post('requests', {
      lead: { name: 'Noura', email: 'noura@example.com', phone: '0501234567' },
      details: [{ item_id: 101, quantity: 2, customization: { color_id: 2, width: 250 } }],
    });
    const requests = await run('requests');
    expect(requests.text).toMatch(/2 × Nafud Three-Seat Sofa \(NF1042, [^)]+, 250\)/);
    const leads = JSON.parse((await run('leads', '--json', '--query', 'noura')).text);
    expect(leads).toMatchObject([{ name: 'Noura', phone: '+966501234567' }]);
  });
  it('filter by status and time', async () => {
    const rows = async (...options: string[]) => (await run('orders', '--json', ...options)).text;
    expect(JSON.parse(await rows('--status', 'placed'))).toHaveLength(1);
    expect(JSON.parse(await rows('--status', 'delivered'))).toEqual([]);
    expect(JSON.parse(await rows('--from', '2100-01-01'))).toEqual([]);
  });
  it('write to a file', async () => {
    const file = path.join(folder, 'orders.json');
    expect((await run('orders', file)).text).toBe(`Wrote the orders to ${file}.`);
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveLength(1);
    // Windows has no such bits: files inherit the permissions of their folder.
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o077).toBe(0);
  });
  it.each([
    ['orders', '--colour'],
    ['orders', '--status', 'lost'],
    ['orders', 'a.csv', 'b.csv'],
  ])('print usage for %j %j', async (...args) => {
    const { code, errors } = await run(...args);
    expect(code).toBe(2);
    expect(errors.join()).toContain('db:orders [file]');
  });
});
