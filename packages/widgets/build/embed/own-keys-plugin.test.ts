import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeProduct } from '@diwan/sdk/testing';
import { rolldown } from 'rolldown';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { shared } from './bundle.mjs';
import { ownKeysPlugin } from './own-keys-plugin.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'diwan-own-keys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Contract = typeof import('@diwan/sdk/contract');

/** The contract's schemas as the embed script holds them. */
async function bundledContract(): Promise<Contract> {
  const bundle = await rolldown({
    ...shared,
    input: fileURLToPath(new URL('../../../sdk/src/contract/index.ts', import.meta.url)),
    plugins: [ownKeysPlugin],
  });
  const file = path.join(folder, 'contract.mjs');
  await bundle.write({ format: 'esm', file });
  await bundle.close();
  return import(pathToFileURL(file).href);
}

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'extend');
});

describe('on a page that extends Object.prototype', () => {
  it('responses are read as on any other', async () => {
    const { endpoints, parseReportingSkips, settingsSchema } = await bundledContract();
    const product = JSON.parse(JSON.stringify(makeProduct({ id: 101 })));
    const read = () => [
      parseReportingSkips(settingsSchema, { currency: 'USD' }),
      parseReportingSkips(endpoints['items.get'].results, product),
      parseReportingSkips(endpoints['items.list'].results, [product]),
    ];
    const before = JSON.stringify(read());
    Reflect.set(Object.prototype, 'extend', () => {});
    expect(JSON.stringify(read())).toBe(before);
    expect(before).toContain('"currency":"USD"');
    expect(before).toContain('"id":101');
  });
});
