import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/connection';
import type { OpenDatabase } from '../../db/database';
import { allowDemoOrders, demoOrder } from '../../testing/checkout';
import { demoCatalogue } from '../../testing/demo-shop';
import { importCatalogue } from '../../testing/import-catalogue';
import { openTestPostgres, postgresMissing, type TestPostgres } from '../../testing/postgres';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { readCatalogue } from '../document/read-catalogue';

describe.skipIf(postgresMissing)('an import on PostgreSQL', () => {
  let postgres: TestPostgres;
  let database: OpenDatabase;
  let api: TestApi;
  beforeAll(async () => {
    postgres = await openTestPostgres();
    database = await openDatabase({ dataDir: '', databaseUrl: await postgres.createShop() });
    api = await openTestApi({ database });
    await allowDemoOrders(database.db);
  });
  afterAll(async () => {
    await database?.close();
    await postgres?.close();
  });

  it("never makes an order wait, although it changes the order's product and places", async () => {
    const { catalogue } = await readCatalogue(await readFile(demoCatalogue, 'utf8'));
    if (!catalogue) throw new Error('the demo is invalid');
    for (const product of catalogue.products) {
      product.price += 1;
      product.name_en += ' (new)';
    }
    for (const country of catalogue.countries) {
      country.name_en += ' (new)';
      for (const governorate of country.governorates) {
        governorate.name_en += ' (new)';
        for (const zone of governorate.zones) zone.name_en += ' (new)';
      }
    }
    const order = () => api.call('/api/crm/public/orders', { body: demoOrder() });
    expect((await order()).status).toBe(200);
    await database.db.transaction(async (tx) => {
      await importCatalogue(tx, catalogue);
      // Before the commit the order has the former prices.
      expect((await order()).status).toBe(200);
    });
    expect((await order()).status).toBe(409);
  });
});
