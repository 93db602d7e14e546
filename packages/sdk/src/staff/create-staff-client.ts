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
  type MovedRecord,
  type OrderListQuery,
  type OrderRecord,
  type OrderStatus,
  type RequestListQuery,
  type RequestRecord,
  type RequestStatus,
  type StaffEndpointName,
  staffEndpoints,
} from '../contract';

/** The part of a query that every list of records takes. */
interface StaffListQuery {
  page?: number | undefined;
  limit?: number | undefined;
  before?: number | undefined;
}

interface Input {
  params?: Readonly<Record<string, unknown>>;
  query?: object;
  body?: unknown;
}

/** Orders, requests or leads, as seen by staff. */
export interface Records<Item, Query, Status extends string> {
  /** One page, newest first. Iterating over it leaves out records that arrive meanwhile. */
  list(query?: Query, options?: RequestOptions): Promise<ListPage<Item>>;
  /** @throws NotFoundError */
  get(id: number, options?: RequestOptions): Promise<Item>;
  /**
   * Moves a record to another status, with an optional note for colleagues. Returns only id, status and history, because the
   * scope `records:write` alone doesn't allow to read the rest. Never retried, because a retry could run
   * into the status set by the first attempt.
   * @throws NotFoundError; ConflictError with code `status_not_allowed` when the current status can't change to it
   */
  move(
    id: number,
    change: { status: Status; note?: string },
    options?: RequestOptions,
  ): Promise<MovedRecord<Status>>;
}

/** Webhook messages. */
export interface Events {
  /** One page, newest first. Iterating over it leaves out messages that arrive meanwhile. */
  list(query?: EventListQuery, options?: RequestOptions): Promise<ListPage<EventRecord>>;
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
 * for await (const order of await staff.orders.list({ status: 'placed' })) console.log(order.number);
 * @throws TypeError when `baseUrl` is unusable
 */
export function createStaffClient(options: StaffClientOptions): StaffClient {
  const callAny = createAnyCall(options);

  const call = (name: StaffEndpointName, input: Input, callOptions: RequestOptions | undefined) =>
    callAny(staffEndpoints[name], input, callOptions);

  // Responses are validated by the schema of their endpoint, so the casts below are safe.
  const list = async <Item extends { id: number }>(
    name: StaffEndpointName,
    query: StaffListQuery,
    callOptions: RequestOptions | undefined,
  ): Promise<ListPage<Item>> => {
    const { results, ...response } = await call(name, { query }, callOptions);
    // The next page continues before the last id: page numbers shift when new records arrive.
    return listPage({ ...response, results: results as Item[] }, query, ({ limit, lastId }) =>
      list<Item>(name, { ...query, page: 1, limit, before: lastId }, callOptions),
    );
  };

  const one = async <Item>(
    name: StaffEndpointName,
    input: Input,
    callOptions: RequestOptions | undefined,
  ): Promise<Item> => (await call(name, input, callOptions)).results as Item;

  const records = <Item extends { id: number }, Query extends StaffListQuery, Status extends string>(
    subject: 'orders' | 'requests' | 'leads',
  ): Records<Item, Query, Status> => ({
    list: (query = {} as Query, callOptions) => list<Item>(`staff.${subject}.list`, query, callOptions),
    get: (id, callOptions) => one(`staff.${subject}.get`, { params: { id } }, callOptions),
    move: (id, body, callOptions) => one(`staff.${subject}.move`, { params: { id }, body }, callOptions),
  });

  return {
    orders: records<OrderRecord, OrderListQuery, OrderStatus>('orders'),
    requests: records<RequestRecord, RequestListQuery, RequestStatus>('requests'),
    leads: records<LeadRecord, LeadListQuery, LeadStatus>('leads'),
    events: {
      list: (query = {}, callOptions) => list('staff.events.list', query, callOptions),
      retry: (id, callOptions) => one('staff.events.retry', { params: { id } }, callOptions),
      retryAll: (callOptions) => one('staff.events.retryAll', {}, callOptions),
    },
    people: {
      forget: (body, callOptions) => one('staff.people.forget', { body }, callOptions),
    },
  };
}
