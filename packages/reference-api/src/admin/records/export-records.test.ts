import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders, settingsGroups } from '../../db/schema';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { exportRecords } from './export-records';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

let count = 0;
const addOrders = (howMany: number) =>
  api.db.insert(orders).values(
    Array.from({ length: howMany }, () => {
      count += 1;
      return {
        number: `T-${count}`,
        name: 'Sara',
        phoneDigits: '966501234567',
        areaEn: 'Riyadh',
        areaAr: 'الرياض',
        subtotal: 100,
        couponDiscount: 0,
        shippingFee: 0,
        taxPercent: 0,
        tax: 0,
        total: 100,
        createdAt: new Date('2026-02-28T21:30:00Z'),
      };
    }),
  );

it('has each order once, oldest first, while orders arrive', async () => {
  await addOrders(500);
  let isExported = false;
  const exporting = exportRecords(api.db, { kind: 'orders', format: 'json', page: 1, limit: 10 }).finally(
    () => {
      isExported = true;
    },
  );
  // Queries take turns, so orders arrive between those of the export. The database answers without the event loop, on which
  // this test's limit depends: the number of orders has a limit of its own.
  while (!isExported && count < 10_000) await addOrders(3);
  const text = await exporting;
  const numbers = (JSON.parse(text) as { number: string }[]).map(({ number }) => number);
  expect(numbers.length).toBeGreaterThanOrEqual(500);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.slice(0, 500)).toEqual(Array.from({ length: 500 }, (_, index) => `T-${index + 1}`));
  expect(count).toBeGreaterThan(505);
});

it("has times of the shop's time zone as CSV, in UTC as JSON", async () => {
  const exported = (format: 'csv' | 'json') =>
    exportRecords(api.db, { kind: 'orders', format, page: 1, limit: 10 });
  expect(await exported('csv')).toContain(',2026-03-01T00:30:00+03:00,');
  expect(await exported('json')).toContain('"2026-02-28T21:30:00.000Z"');
  await api.db.update(settingsGroups).set({ values: { time_zone: 'UTC' } });
  expect(await exported('csv')).toContain(',2026-02-28T21:30:00+00:00,');
});
