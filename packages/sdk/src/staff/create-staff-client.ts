import type { RequestOptions } from '../client/call';
import { type ListPage, listPage } from '../client/list-page';
import { type ClientOptions, createAnyCall } from '../client/request';
import {
  type EventListQuery,
  type EventRecord,
  type ForgetRequest,
  type ForgottenPerson,
  type LeadListQuery,
  type LeadRecord,
  type LeadStatus,
  MAX_PAGE_SIZE,
  type OrderListQuery,
  type OrderRecord,
  type OrderStatus,
  type RequestListQuery,
  type RequestRecord,
  type RequestStatus,
  type StaffEndpointName,
  staffEndpoints,
} from '../contract';

interface Input {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** Orders, requests or leads, as seen by staff. */
export interface Records<Item, Query, Status> {
  /** One page, newest first. */
  list(query?: Query, options?: RequestOptions): Promise<ListPage<Item>>;
  /** Iterates over all records, newest first, fetching `limit` (100 by default) at a time. Later records aren't included. */
  listAll(query?: Query, options?: RequestOptions): AsyncGenerator<Item, void, undefined>;
  /** @throws NotFoundError */
  get(id: number, options?: RequestOptions): Promise<Item>;
  /**
   * Moves a record to another status, with an optional note for colleagues. Never retried, because a retry could run
   * into the status set by the first attempt.
   * @throws NotFoundError; ConflictError with code `status_not_allowed` when the current status can't change to it
   */
  move(id: number, change: { status: Status; note?: string }, options?: RequestOptions): Promise<Item>;
}

/** Webhook messages. */
export interface Events {
  /** One page, newest first. */
  list(query?: EventListQuery, options?: RequestOptions): Promise<ListPage<EventRecord>>;
  /** Iterates over all messages, newest first, fetching `limit` (100 by default) at a time. Later ones aren't included. */
  listAll(query?: EventListQuery, options?: RequestOptions): AsyncGenerator<EventRecord, void, undefined>;
  /**
   * Sends a message at once and retries it for another three days, also one that was delivered or given up.
   * @throws NotFoundError
   */
  retry(id: number, options?: RequestOptions): Promise<EventRecord>;
  /** Sends all pending and dead messages at once, e.g. after an outage of the receiver. */
  retryAll(options?: RequestOptions): Promise<{ count: number }>;
}

/** People, found by their phone or e-mail. */
export interface People {
  /**
   * Erases what is stored under a phone or an e-mail. Leads and requests are deleted; orders keep their figures and lines
   * for the books. Orders under way stay as they are unless `open_orders` is set. Needs the scope `personal-data:erase`.
   * @example
   * const erased = await staff.people.forget({ phone: '+966501234567' });
   */
  forget(person: ForgetRequest, options?: RequestOptions): Promise<ForgottenPerson>;
}

/** A client for staff. Separate from the visitors' client, so that pages never include staff endpoints. */
export interface StaffClient {
  orders: Records<OrderRecord, OrderListQuery, OrderStatus>;
  requests: Records<RequestRecord, RequestListQuery, RequestStatus>;
  leads: Records<LeadRecord, LeadListQuery, LeadStatus>;
  events: Events;
  people: People;
}

/** Connection and token of a staff client. */
export interface StaffClientOptions extends Omit<ClientOptions, 'token'> {
  /** The shop's `STAFF_TOKEN`, or a function that returns it. */
  token: string | (() => string);
}

/**
 * Creates a typed client for the staff API.
 * @example
 * const staff = createStaffClient({ baseUrl: 'https://shop.example/api', token });
 * for await (const order of staff.orders.listAll({ status: 'placed' })) console.log(order.number);
 * @throws TypeError when `baseUrl` is unusable
 */
export function createStaffClient(options: StaffClientOptions): StaffClient {
  const callAny = createAnyCall(options);

  const call = (name: StaffEndpointName, input: Input, callOptions: RequestOptions | undefined) =>
    callAny(staffEndpoints[name], input, callOptions);

  // Responses are validated by the schema of their endpoint, so the casts below are safe.
  const page = async <Item>(
    name: StaffEndpointName,
    query: { limit?: unknown },
    callOptions: RequestOptions | undefined,
  ): Promise<ListPage<Item>> => {
    const { results, ...response } = await call(name, { query }, callOptions);
    return listPage({ ...response, results: results as Item[] }, query.limit);
  };

  const one = async <Item>(
    name: StaffEndpointName,
    input: Input,
    callOptions: RequestOptions | undefined,
  ): Promise<Item> => (await call(name, input, callOptions)).results as Item;

  /** All items of a list, newest first. */
  async function* allOf<Item extends { id: number }, Query extends { before?: unknown }>(
    list: (query: Query) => Promise<ListPage<Item>>,
    query: Query,
  ): AsyncGenerator<Item, void, undefined> {
    let before = Number(query.before ?? Number.POSITIVE_INFINITY);
    for (let part = query; ; part = { ...query, before }) {
      const { results, hasMore } = await list({ limit: MAX_PAGE_SIZE, ...part });
      // A backend that ignores `before` must not cause an infinite loop.
      const older = results.filter(({ id }) => id < before);
      yield* older;
      before = older.at(-1)?.id ?? 0;
      if (!hasMore || older.length === 0) return;
    }
  }

  const records = <
    Item extends { id: number },
    Query extends { page?: unknown; limit?: unknown; before?: unknown },
    Status,
  >(
    subject: 'orders' | 'requests' | 'leads',
  ): Records<Item, Query, Status> => {
    const list = (query: Query, callOptions?: RequestOptions) =>
      page<Item>(`staff.${subject}.list`, query, callOptions);
    return {
      list: (query = {} as Query, callOptions) => list(query, callOptions),
      listAll: (query = {} as Query, callOptions) => allOf((part) => list(part, callOptions), query),
      get: (id, callOptions) => one(`staff.${subject}.get`, { params: { id } }, callOptions),
      move: (id, body, callOptions) => one(`staff.${subject}.move`, { params: { id }, body }, callOptions),
    };
  };

  return {
    orders: records<OrderRecord, OrderListQuery, OrderStatus>('orders'),
    requests: records<RequestRecord, RequestListQuery, RequestStatus>('requests'),
    leads: records<LeadRecord, LeadListQuery, LeadStatus>('leads'),
    events: {
      list: (query = {}, callOptions) => page('staff.events.list', query, callOptions),
      listAll: (query = {}, callOptions) =>
        allOf((part: EventListQuery) => page<EventRecord>('staff.events.list', part, callOptions), query),
      retry: (id, callOptions) => one('staff.events.retry', { params: { id } }, callOptions),
      retryAll: (callOptions) => one('staff.events.retryAll', {}, callOptions),
    },
    people: {
      forget: (body, callOptions) => one('staff.people.forget', { body }, callOptions),
    },
  };
}
