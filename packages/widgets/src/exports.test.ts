import { expect, it } from 'vitest';
import pinned from './exports.json';
import * as widgets from './index';
import * as server from './server';
import * as styles from './styles';

const entries = { widgets, server, styles };

/** Pins the public API: adding or removing an export requires a change to `exports.json`. */
it.each(Object.entries(entries))('%s exports exactly what exports.json lists', (name, entry) => {
  expect(Object.keys(entry).sort()).toEqual(pinned[name as keyof typeof pinned]);
});
