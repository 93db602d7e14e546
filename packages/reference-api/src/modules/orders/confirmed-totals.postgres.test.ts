import { expect, it } from 'vitest';
import { openDatabase } from '../../db/connection';
import { placeEditedOrders } from '../../testing/edited-shop';
import { openTestPostgres, postgresMissing } from '../../testing/postgres';
import { openTestApi } from '../../testing/test-api';

it.skipIf(postgresMissing)(
  'on PostgreSQL no order is charged what its visitor did not confirm, whatever was edited meanwhile',
  async () => {
    const server = await openTestPostgres();
    const database = await openDatabase({ dataDir: '', databaseUrl: await server.createShop() });
    const shop = await openTestApi({ database });
    const outcomes = await placeEditedOrders(shop);
    await shop.close();
    await server.close();
    for (const count of Object.values(outcomes)) expect(count).toBeGreaterThan(5);
  },
);
