import {
  LEAD_STATUS_MOVES,
  type LeadRecord,
  ORDER_STATUS_MOVES,
  type OrderRecord,
  REQUEST_STATUS_MOVES,
  type RequestRecord,
  type StatusChange,
} from '../../contract';
import { type Check, needed, Skipped } from '../checking/check';
import type { Context } from '../checking/context';
import { type Deviation, quoted, unless } from '../checking/deviation';
import { fieldOf, type Probed } from '../checking/probe';
import { refusal, success, validationRefusal } from '../checking/responses';
import { testLead, testRequest } from '../checking/test-records';
import { TEST_LEAD } from '../checking/test-visitor';
import { UNKNOWN_ID, UNKNOWN_SLUG } from '../checking/unknown';
import { testOrder } from '../money';
import { accessChecks, wrongTokenCheck } from './access-checks';
import { filterDeviations, idsOf, staffListChecks } from './list-checks';

/** What the kit knows about a kind of record. */
interface Kind {
  /** A record of the kit, whose status it may change. */
  test: (context: Context) => Promise<number>;
  permission: 'isWrite' | 'isOrder';
  /** Changes of status, in this order; the last one is final or repeated, and refused. */
  moves: readonly string[];
  refused: string;
  statuses: readonly string[];
  /** A text by which a record is found. */
  text: (record: OrderRecord | RequestRecord | LeadRecord) => string;
}

const NOTE = `${TEST_LEAD.name}: status`;

const kinds = {
  orders: {
    test: async (context: Context) => (await testOrder(context)).id,
    permission: 'isOrder',
    // Placing it has cancelled it.
    moves: [],
    refused: 'confirmed',
    statuses: Object.keys(ORDER_STATUS_MOVES),
    text: (record) => ('number' in record ? record.number : ''),
  },
  requests: {
    test: testRequest,
    permission: 'isWrite',
    moves: ['in_progress', 'closed'],
    refused: 'answered',
    statuses: Object.keys(REQUEST_STATUS_MOVES),
    text: (record) => ('lead' in record ? record.lead.phone : ''),
  },
  leads: {
    test: testLead,
    permission: 'isWrite',
    moves: ['contacted', 'closed'],
    refused: 'new',
    statuses: Object.keys(LEAD_STATUS_MOVES),
    text: (record) => ('phone' in record ? record.phone : ''),
  },
} as const satisfies Record<string, Kind>;

type KindName = keyof typeof kinds;

const LARGE_PAGE = 100;
const NONE = 'There are no records.';

const listChecks = (name: KindName): [Check, ...Check[]] => {
  const endpoint = `staff.${name}.list` as const;
  const kind: Kind = kinds[name];
  const listed = (context: Context, query: Record<string, unknown>): Promise<Probed> =>
    context.probe(endpoint, { query: { limit: LARGE_PAGE, ...query } });
  const all = async (context: Context) => {
    const records: readonly (OrderRecord | RequestRecord | LeadRecord)[] =
      (await context.found(endpoint)) ?? [];
    if (records.length === 0) throw new Skipped(NONE);
    return records;
  };
  return [
    ...staffListChecks(endpoint),
    {
      title: 'continues before an id',
      run: async (context) => {
        const records = await all(context);
        const [, second] = records;
        const before = needed(second?.id, 'There are fewer than two records.');
        const older = records.filter(({ id }) => id < before);
        return filterDeviations(await listed(context, { before, limit: older.length || 1 }), older, 'before');
      },
    },
    {
      title: 'filters by status',
      run: async (context) => {
        const records = await all(context);
        const deviations: Deviation[] = [
          ...validationRefusal(await listed(context, { status: UNKNOWN_SLUG })),
        ];
        for (const status of kind.statuses) {
          const response = await listed(context, { status });
          const others = (Array.isArray(response.results) ? response.results : []).filter(
            (record) => fieldOf(record, 'status') !== status,
          );
          const missing = records.filter(
            (record) => record.status === status && !idsOf(response).includes(record.id),
          );
          deviations.push(
            ...unless(
              others.length === 0 && (missing.length === 0 || idsOf(response).length === LARGE_PAGE),
              'results',
              `all records with status=${status}, and no others`,
              idsOf(response),
            ),
          );
        }
        return deviations;
      },
    },
    {
      title: 'filters by the time of creation',
      run: async (context) => {
        const records = await all(context);
        const middle = needed(records[Math.floor(records.length / 2)], NONE).created_at;
        const at = Date.parse(middle);
        const isSince = ({ created_at }: { created_at: string }) => Date.parse(created_at) >= at;
        const since = records.filter(isSince);
        if (since.length === records.length) throw new Skipped('All records were created at the same time.');
        const oldest = records.at(-1)?.id ?? 0;
        const until = await listed(context, { to: middle });
        return [
          ...filterDeviations(await listed(context, { from: middle }), since, `from=${middle}`),
          ...unless(
            idsOf(until).every((id) => id < oldest || records.some((one) => one.id === id && !isSince(one))),
            'results',
            `only records with to=${middle}`,
            idsOf(until),
          ),
        ];
      },
    },
    {
      title: 'finds a record by its text',
      run: async (context) => {
        const records = await all(context);
        const record = needed(
          records.find((one) => kind.text(one) !== ''),
          NONE,
        );
        const query = kind.text(record);
        const ids = idsOf(await listed(context, { query }));
        const none = idsOf(await listed(context, { query: UNKNOWN_SLUG }));
        return [
          ...unless(ids.includes(record.id), 'results', `record ${record.id} for query=${query}`, ids),
          ...unless(none.length === 0, 'results', '[] for nonsense', none),
        ];
      },
    },
  ];
};

const getChecks = (name: KindName): [Check, ...Check[]] => {
  const endpoint = `staff.${name}.get` as const;
  const unknown = { params: { id: UNKNOWN_ID } };
  return [
    {
      title: 'returns the record as listed',
      run: async (context) => {
        const records = (await context.found(`staff.${name}.list`)) ?? [];
        const ends = new Set([records[0], records.at(-1)].filter((record) => record !== undefined));
        if (ends.size === 0) throw new Skipped(NONE);
        const deviations: Deviation[] = [];
        for (const { id } of ends) {
          const list = await context.probe(`staff.${name}.list`, { query: { before: id + 1, limit: 1 } });
          const listed = Array.isArray(list.results) ? list.results[0] : undefined;
          const response = await context.probe(endpoint, { params: { id } });
          deviations.push(
            ...success(endpoint, response),
            ...unless(
              quoted(response.results) === quoted(listed),
              'results',
              `record ${id} as listed`,
              response.results,
            ),
          );
        }
        return deviations;
      },
    },
    {
      title: 'rejects unknown records',
      run: async ({ probe }) => refusal(await probe(endpoint, unknown), 'not_found'),
    },
    ...accessChecks(endpoint, { harmless: unknown }),
  ];
};

const lastChange = (record: unknown): Partial<StatusChange> => {
  const history = fieldOf(record, 'history');
  return (Array.isArray(history) ? history.at(-1) : undefined) ?? {};
};

const moveChecks = (name: KindName): [Check, ...Check[]] => {
  const endpoint = `staff.${name}.move` as const;
  const { test, permission, moves, refused, statuses }: Kind = kinds[name];
  const [first = ''] = statuses;
  const unknown = { params: { id: UNKNOWN_ID }, body: { status: first } };
  const get = async ({ probe }: Context, id: number) =>
    (await probe(`staff.${name}.get`, { params: { id } })).results;
  return [
    {
      title: 'rejects unknown records and unknown statuses',
      run: async ({ probe }) => [
        ...refusal(await probe(endpoint, unknown), 'not_found'),
        ...validationRefusal(await probe(endpoint, { ...unknown, body: { status: UNKNOWN_SLUG } })),
        ...validationRefusal(await probe(endpoint, { ...unknown, body: {} })),
      ],
    },
    {
      title: 'changes the status, with a note in the history',
      [permission]: true,
      run: async (context) => {
        const id = await test(context);
        const deviations: Deviation[] = [];
        for (const status of moves) {
          const from = fieldOf(await get(context, id), 'status');
          const response = await context.probe(endpoint, { params: { id }, body: { status, note: NOTE } });
          deviations.push(...success(endpoint, response));
          for (const record of [response.results, await get(context, id)]) {
            const change = lastChange(record);
            const expected = { status, from, to: status, note: NOTE };
            const received = {
              status: fieldOf(record, 'status'),
              from: change.from,
              to: change.to,
              note: change.note,
            };
            deviations.push(
              ...unless(quoted(received) === quoted(expected), 'results', quoted(expected), received),
            );
          }
        }
        if (moves.length > 0) return deviations;
        // The kit cancelled it when it was placed.
        const record = await get(context, id);
        const change = lastChange(record);
        return unless(
          fieldOf(record, 'status') === 'cancelled' &&
            change.to === 'cancelled' &&
            change.note === TEST_LEAD.name,
          'results',
          'a cancelled order, with the change in its history',
          record,
        );
      },
    },
    {
      title: 'rejects a status that does not follow',
      [permission]: true,
      run: async (context) => {
        const id = await test(context);
        const before = await get(context, id);
        const response = await context.probe(endpoint, { params: { id }, body: { status: refused } });
        const after = await get(context, id);
        return [
          ...refusal(response, 'status_not_allowed'),
          ...unless(quoted(after) === quoted(before), 'results', 'the record unchanged', after),
        ];
      },
    },
    ...accessChecks(endpoint, { harmless: unknown }),
    wrongTokenCheck(endpoint, unknown),
  ];
};

/** An order holds the figures of its receipt. */
const receiptCheck: Check = {
  title: 'holds the figures of the receipt',
  isOrder: true,
  run: async (context) => {
    const receipt = await testOrder(context);
    const { results } = await context.probe('staff.orders.get', { params: { id: receipt.id } });
    return Object.entries(receipt).flatMap(([field, value]) =>
      unless(fieldOf(results, field) === value, `results.${field}`, quoted(value), fieldOf(results, field)),
    );
  },
};

/** How the kit checks what staff do with orders, requests and leads. */
export const recordChecks = {
  orders: {
    list: listChecks('orders'),
    get: [...getChecks('orders'), receiptCheck] as [Check, ...Check[]],
    move: moveChecks('orders'),
  },
  requests: { list: listChecks('requests'), get: getChecks('requests'), move: moveChecks('requests') },
  leads: { list: listChecks('leads'), get: getChecks('leads'), move: moveChecks('leads') },
};
