import type { OrderRequest } from '@diwan/sdk/contract';
import { createApi } from '../app/create-api';
import { readConfig } from '../app/read-config';
import type { Database } from '../db/database';
import { rateLimits } from '../db/schema';
import { demoOrder } from './checkout';

/** What happens at a shop within an hour: times are milliseconds from its start. */
export interface Hour {
  /** Visitors who ask for a code and order with it. */
  shoppers: readonly { at: number; address: string; phone: string; asksTwice?: boolean; givesUp?: boolean }[];
  /** Requests for codes that nobody enters. */
  attack?: readonly { at: number; address: string; phone: string }[];
  /** Settings: `OTP_HOURLY_LIMIT` and the like. */
  env?: Record<string, string>;
}

export interface HourReport {
  /** Shoppers who wanted to order, and whose order was stored. */
  wanted: number;
  served: number;
  /** Codes sent to the attack's phones. */
  wasted: number;
  /** Why others weren't served, and how many. */
  refusals: Readonly<Record<string, number>>;
}

const START = new Date('2026-06-01T10:00:00Z').getTime();
/** A visitor who is asked to wait this long tries once more. */
const PATIENCE_S = 60;

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** Runs an hour against the whole API on a clock of its own: limits, codes and orders are the real ones. */
export async function simulateHour(
  db: Database,
  { shoppers, attack = [], env = {} }: Hour,
): Promise<HourReport> {
  await db.delete(rateLimits);
  let now = START;
  const codes = new Map<string, string>();
  const config = readConfig({ ...env });
  const api = createApi({ db, config, logger: silent, now: () => new Date(now) });
  const post = async (address: string, path: string, body?: OrderRequest) =>
    api.request(
      `/api/crm/public/${path}`,
      {
        method: 'POST',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      },
      { incoming: { socket: { remoteAddress: address } } },
    );
  /** Seconds to wait before the next try; 0: sent. */
  const ask = async (address: string, phone: string): Promise<number> => {
    const response = await post(address, `otp/request/966/${phone}`);
    if (response.status !== 200) return Number(response.headers.get('retry-after'));
    const outbox = await api.request('http://127.0.0.1/api/dev/outbox');
    const { results } = (await outbox.json()) as { results: { phone: string; code: string }[] };
    codes.set(phone, results.find((message) => message.phone === `+966${phone}`)?.code ?? '');
    return 0;
  };

  let served = 0;
  let wasted = 0;
  const refusals: Record<string, number> = {};
  const refuse = (what: string) => {
    refusals[what] = (refusals[what] ?? 0) + 1;
  };
  const order = async (address: string, phone: string) => {
    const verified = await post(address, `otp/verfiy/966/${phone}/${codes.get(phone)}`);
    if (verified.status !== 200) return refuse(`code refused with ${verified.status}`);
    const { results } = (await verified.json()) as { results: { phone_proof: string } };
    const placed = await post(
      address,
      'orders',
      demoOrder({
        lead: { name: 'Sara', email: 'sara@example.com', phone },
        phone_proof: results.phone_proof,
      }),
    );
    if (placed.status === 200) served += 1;
    else refuse(`order refused with ${placed.status}`);
  };

  const events: { at: number; run: () => Promise<unknown> }[] = [];
  const shop = async (
    { at, address, phone, asksTwice, givesUp }: Hour['shoppers'][number],
    isSecondTry = false,
  ) => {
    const wait = await ask(address, phone);
    if (givesUp) return;
    if (wait > 0 && wait <= PATIENCE_S && !isSecondTry) {
      const again = at + wait * 1000;
      events.push({ at: again, run: () => shop({ at: again, address, phone }, true) });
    } else if (wait > 0) refuse(`asked to wait ${wait} s`);
    else {
      // The message is late.
      if (asksTwice) events.push({ at: at + 30_000, run: () => ask(address, phone) });
      events.push({ at: at + 50_000, run: () => order(address, phone) });
    }
  };
  for (const shopper of shoppers) events.push({ at: shopper.at, run: () => shop(shopper) });
  for (const { at, address, phone } of attack)
    events.push({
      at,
      run: async () => {
        if ((await post(address, `otp/request/966/${phone}`)).status === 200) wasted += 1;
      },
    });
  const takeNext = () => events.sort((one, other) => other.at - one.at).pop();
  for (let event = takeNext(); event; event = takeNext()) {
    now = START + event.at;
    await event.run();
  }
  return { wanted: shoppers.filter(({ givesUp }) => !givesUp).length, served, wasted, refusals };
}

const HOUR_MS = 60 * 60 * 1000;

/** Numbers from 0 to 1 that are the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Shoppers who order within an hour; of ten, two ask for another code, and one more asks and gives up. */
export function shoppersWithin(
  count: number,
  addressOf: (index: number) => string,
  { seed = 1, firstPhone = 500_000_000 } = {},
): Hour['shoppers'] {
  const random = createRandom(seed);
  return Array.from({ length: Math.round(count * 1.1) }, (_, index) => ({
    at: Math.floor(random() * (HOUR_MS - 60_000)),
    address: addressOf(index),
    phone: String(firstPhone + index),
    asksTwice: index % 5 === 0,
    givesUp: index >= count,
  }));
}

/** Requests of some addresses for codes to ever new phones: as many as the limit per minute allows, one address after the other. */
export function attackFrom(
  addresses: number,
  { perAddress = 30, everyMs = 50 } = {},
): NonNullable<Hour['attack']> {
  return Array.from({ length: addresses * perAddress }, (_, index) => ({
    at: index * everyMs,
    address: `198.51.100.${Math.floor(index / perAddress)}`,
    phone: String(550_000_000 + index),
  }));
}
