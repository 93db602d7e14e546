import { expect, it } from 'vitest';
import { countsOf, printPrices } from './print-applied';

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

it('counts what a content changed, also of contents from before prices were counted', () => {
  const counts = { products: 49, added: 1, changed: 2, removed: 0 };
  expect(countsOf(counts)).toBe('products: 49 (1 new, 2 changed, 0 removed)');
  expect(countsOf({ ...counts, prices: 2 })).toBe(
    'products: 49 (1 new, 2 changed, 0 removed), prices changed: 2',
  );
});
