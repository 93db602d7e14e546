import { type CallName, type Endpoint, MAX_PAGE_SIZE } from '@diwan/sdk/contract';
import type * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from './all-endpoints';
import { openTestApi, type TestApi } from './testing/test-api';

/** What the characters of the contract's patterns have in common with a number, an address or a name. */
const characters = ['-', ' ', '.', '1', '٣', '@', 'a', 'ا', '\u200f', '(', '+', '/', '"', '\\'];
/** As many as a body may have. */
const LENGTH = 95_000;
/** CPU time, which other work on the machine doesn't change. */
const MAX_CPU_MS = 100;

interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly unknown[];
}

/** Values of a schema's shape, each with `text` in another one of its text fields. */
function filled(shape: Shape, text: string): unknown[] {
  if (shape.type === 'object')
    return Object.entries(shape.entries ?? {}).flatMap(([key, entry]) =>
      filled(entry, text).map((value) => ({ [key]: value })),
    );
  if (shape.type === 'array' && shape.item) return filled(shape.item, text).map((value) => [value]);
  if (shape.wrapped) return filled(shape.wrapped, text);
  const inner = (shape.options ?? []).flatMap((option) =>
    typeof option === 'object' ? filled(option as Shape, text) : [],
  );
  return inner.length > 0 ? inner : shape.type === 'string' ? [text] : [];
}

const STAFF_TOKEN = 'staff-token-of-long-inputs';
const withBody = (Object.keys(allEndpoints) as CallName[]).filter((name) => allEndpoints[name].body);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ config: { staffToken: STAFF_TOKEN } });
});
afterAll(() => api.close());

async function cpuMsOf(row: Endpoint, body: unknown): Promise<number> {
  const before = process.cpuUsage();
  const response = await api.app.request(`/api${row.path.replace(/\{\w+\*?\}/g, '1')}`, {
    method: row.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${STAFF_TOKEN}` },
    body: JSON.stringify(body),
  });
  expect(response.status).toBeLessThan(500);
  const text = await response.text();
  expect(text.length).toBeLessThan(MAX_PAGE_SIZE * 1_000);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe.each(withBody)('%s', (name) => {
  const row = allEndpoints[name];
  it('answers quickly, however long a text is', { timeout: 120_000 }, async () => {
    for (const character of characters) {
      const text = `${character.repeat(LENGTH / Buffer.byteLength(character))}x`;
      for (const body of filled(row.body as unknown as Shape & v.GenericSchema, text)) {
        // The first call of a kind also compiles code, and collects garbage now and then.
        const cpuMs = Math.min(await cpuMsOf(row, body), await cpuMsOf(row, body));
        expect(cpuMs, `${JSON.stringify(body).slice(0, 60)}…`).toBeLessThan(MAX_CPU_MS);
      }
    }
  });
});
