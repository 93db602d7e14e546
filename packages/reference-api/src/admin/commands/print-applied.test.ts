import { expect, it } from 'vitest';
import { countsOf, printChanges, printPrices } from './print-applied';

const printed = (prices: Parameters<typeof printPrices>[0]) => {
  const lines: string[] = [];
  printPrices(prices, { out: (line) => lines.push(line), error: () => {} });
  return lines;
};

it('prints the largest changes of prices, down as well as up, and how many others there are', () => {
  const small = Array.from({ length: 40 }, (_, at) => ({ code: `S${at}`, before: 100, after: 110 }));
  const lines = printed([
    ...small,
    { code: 'UP1', before: 2400, after: 24_000 },
    { code: 'DOWN1', before: 1800.5, after: 18 },
  ]);
  expect(lines.slice(0, 2)).toEqual(['Price of DOWN1: 1,800.5 → 18', 'Price of UP1: 2,400 → 24,000']);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toBe('Another 37 prices change.');
  expect(printed([])).toEqual([]);
});

it('counts what a content changed, and prices only where some did', () => {
  const counts = { products: 49, added: 1, changed: 2, removed: 0, prices: 0 };
  expect(countsOf(counts)).toBe('products: 49 (1 new, 2 changed, 0 removed)');
  expect(countsOf({ ...counts, prices: 2 })).toBe(
    'products: 49 (1 new, 2 changed, 0 removed), prices changed: 2',
  );
});

it('names removed and hidden products, before and after it is done', () => {
  const lines: string[] = [];
  const output = { out: (line: string) => lines.push(line), error: () => {} };
  const codes = Array.from({ length: 60 }, (_, at) => `C${at}`);
  const changes = { products: 5, added: 0, changed: 0, removed: codes, hidden: ['AB1', 'AB2'], prices: [] };
  printChanges(changes, { isDone: false, output });
  printChanges({ ...changes, removed: ['AB3'], hidden: [] }, { isDone: true, output });
  expect(lines).toEqual([
    expect.stringMatching(/^Would be removed: C0, C1, .*, C49 and 10 more\.$/),
    'Would be hidden: AB1, AB2.',
    'Removed: AB3.',
  ]);
});
