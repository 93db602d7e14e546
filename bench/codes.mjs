/**
 * `pnpm bench:codes`: an hour of one-time codes at a shop with the default limits, with the real API on a clock of its
 * own. Shows that an attack from a few addresses can't keep visitors from ordering, and that the customers of a mobile
 * carrier, who share an address, can all order. Exits with 1 when a visitor wasn't served.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, readConfig } from '@diwan/reference-api';
import { seedDemo } from '../packages/reference-api/src/testing/demo-shop';
import {
  attackFrom,
  shoppersWithin,
  simulateHour,
} from '../packages/reference-api/src/testing/simulate-codes';

const CARRIER = '203.0.113.7';
const carrier = shoppersWithin(2_000 * 0.05, () => CARRIER);
const everywhere = shoppersWithin(100, (index) => (index % 2 ? `192.0.2.${index}` : `2001:db8:${index}::1`), {
  seed: 2,
  firstPhone: 510_000_000,
});
/** All that each of 25 addresses may send in the first minutes, and again twice. */
const wave = attackFrom(25);
const attack = [0, 5, 30].flatMap((minute) =>
  wave.map((request) => ({ ...request, at: request.at + minute * 60_000 })),
);
const hours = {
  'carrier: 2,000 shoppers on one address, 5 % order': { shoppers: carrier },
  '25 addresses attack, 100 visitors order': { shoppers: everywhere, attack },
  'both at once': { shoppers: [...carrier, ...everywhere], attack },
};

const dataDir = await mkdtemp(path.join(tmpdir(), 'diwan-codes-'));
const database = await openDatabase(readConfig({ DATA_DIR: dataDir }));
await database.migrate();
await seedDemo(database.db);
let isServed = true;
for (const [name, hour] of Object.entries(hours)) {
  const { wanted, served, wasted, refusals } = await simulateHour(database.db, hour);
  console.log(
    `${name}: ${served} of ${wanted} orders placed, ${wasted} codes sent to phones of the attack`,
    refusals,
  );
  isServed &&= served === wanted;
}
await database.close();
await rm(dataDir, { recursive: true, force: true });
process.exitCode = isServed ? 0 : 1;
