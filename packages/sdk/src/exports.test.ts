import { expect, it } from 'vitest';
import * as client from './client';
import * as commerce from './commerce';
import * as conformance from './conformance';
import * as contract from './contract';
import pinned from './exports.json';
import * as staff from './staff';
import * as testing from './testing';

const entries = { client, commerce, conformance, contract, staff, testing };

/** Pins the public API: adding or removing an export requires a change to `exports.json`. */
it.each(Object.entries(entries))('%s exports exactly what exports.json lists', (name, entry) => {
  expect(Object.keys(entry).sort()).toEqual(pinned[name as keyof typeof pinned]);
});
it('exports.json lists every entry of the package', async () => {
  const { default: manifest } = await import('../package.json');
  expect(
    Object.keys(manifest.exports)
      .map((entry) => (entry === '.' ? 'client' : entry.slice(2)))
      .sort(),
  ).toEqual(Object.keys(pinned).sort());
});
