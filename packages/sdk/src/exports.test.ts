import { expect, it } from 'vitest';
import * as client from './client';
import * as commerce from './commerce';
import * as conformance from './conformance';
import * as contract from './contract';
import pinned from './exports.json';
import * as staff from './staff';
import * as testing from './testing';

const entries = { client, commerce, conformance, contract, staff, testing };

/** What others build on: an export leaves or joins the package when its line in `exports.json` does. */
it.each(Object.entries(entries))('%s exports what is listed', (name, entry) => {
  expect(Object.keys(entry).sort()).toEqual(pinned[name as keyof typeof pinned]);
});
it('every entry of the package is listed', async () => {
  const { default: manifest } = await import('../package.json');
  expect(
    Object.keys(manifest.exports)
      .map((entry) => (entry === '.' ? 'client' : entry.slice(2)))
      .sort(),
  ).toEqual(Object.keys(pinned).sort());
});
