import { expect, it } from 'vitest';
import { openapiDocument } from './openapi-document';
import { readDescriptions } from './read-descriptions';

it('describes every field and parameter with its comment in the contract', async () => {
  const describe = readDescriptions();
  const descriptions: Record<string, string> = {};
  openapiDocument((path) => {
    descriptions[path] ??= describe(path);
    return undefined;
  });
  const missing = Object.keys(descriptions).filter((path) => !descriptions[path]);
  expect(missing).toEqual([]);
  await expect(`${JSON.stringify(descriptions, null, 2)}\n`).toMatchFileSnapshot('descriptions.json');
});
