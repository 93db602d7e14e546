import { type CallName, type Endpoint, MAX_PAGE_SIZE } from '@diwan/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '../platform/endpoints/all-endpoints';
import { withTextInEachField } from '../testing/long-texts';
import { openTestApi, type TestApi } from '../testing/test-api';

/** What the characters of the contract's patterns have in common with a number, an address or a name. */
const characters = ['-', ' ', '.', '1', '٣', '@', 'a', 'ا', '\u200f', '(', '+', '/', '"', '\\'];
/** As many as a body may have. */
const LENGTH = 95_000;
/** CPU time, which other work on the machine does not change: as long as this nobody else is answered, not even `/healthz`. */
const MAX_CPU_MS = 50;

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
      for (const body of withTextInEachField(row.body, text)) {
        // The first calls of a kind also compile code, and collect garbage now and then.
        let cpuMs = Number.POSITIVE_INFINITY;
        for (let calls = 0; calls < 4 && cpuMs >= MAX_CPU_MS / 2; calls += 1)
          cpuMs = Math.min(cpuMs, await cpuMsOf(row, body));
        expect(cpuMs, `${JSON.stringify(body).slice(0, 60)}…`).toBeLessThan(MAX_CPU_MS);
      }
    }
  });
});
