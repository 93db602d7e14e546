import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Locale } from '@diwan/sdk/commerce';
import { acceptedEncoding } from '@diwan/sdk/commerce';
import {
  type Caching,
  type Endpoint,
  type EndpointName,
  type Endpoints,
  endpoints,
  IGNORED_HEADER,
  ignoredParameters,
  type StaffEndpointName,
  type StaffEndpoints,
  staffEndpoints,
} from '@diwan/sdk/contract';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { ContentChanges } from '../../db/content-changes';
import { ApiError } from '../http/api-error';
import { abandonedSignal } from '../http/deadline';
import { isJson } from '../http/is-json';
import { limitBody } from '../http/limit-body';
import { fieldMessage } from '../http/messages';
import { requestLocale } from '../http/request-locale';
import type { ResponseCache } from '../http/response-cache';
import { createResponseCache } from '../http/response-cache';
import type { WorkLimit } from '../limits/work-limit';
import type { ListPage } from '../wire/list-page';

type Parsed<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined;

/** A handler receives its parameters, and of the request only what its response may depend on. */
interface ValuesByCache {
  public: unknown;
  host: {
    /** Scheme and host of the request's URL. */
    origin: string;
  };
  never: {
    /** Language of `Accept-Language`. */
    locale: Locale;
    /** For headers and the client address; the body is already consumed. */
    context: Context;
  };
}

/** A request whose parameters, query and body are validated by the endpoint's schemas. */
type RowRequest<Row extends Endpoint> = {
  params: v.InferOutput<Row['params']>;
  query: v.InferOutput<Row['query']>;
  body: Row extends { body: infer Schema } ? Parsed<Schema> : undefined;
  /** Aborted once nobody waits for the response, of all who asked for the same. */
  signal: AbortSignal;
} & ValuesByCache[Row['cache']];
export type ApiRequest<Name extends EndpointName> = RowRequest<Endpoints[Name]>;

type Results<Row extends Endpoint> = v.InferOutput<Row['results']>;

/** A handler resolves to the endpoint's `results`; that of a paged list also to the total. */
type Answer<Row extends Endpoint> = Row extends { isPaged: true }
  ? Results<Row> extends readonly (infer Item)[]
    ? ListPage<Item>
    : never
  : Results<Row>;
export type AnswerOf<Name extends EndpointName> = Answer<Endpoints[Name]>;

type RowHandler<Row extends Endpoint> = (request: RowRequest<Row>) => Promise<Answer<Row>>;

/** Resolves to the `results` of the response, or throws an {@link ApiError}. */
export type Handler<Name extends EndpointName> = RowHandler<Endpoints[Name]>;

/** One handler per endpoint; a missing one doesn't compile. */
export type Handlers = { [Name in EndpointName]: Handler<Name> };

/** {@link Handlers} for staff endpoints. */
export type StaffHandlers = { [Name in keyof StaffEndpoints]: RowHandler<StaffEndpoints[Name]> };

const CACHED = 'public, max-age=30, stale-while-revalidate=120';
const cacheControl: Readonly<Record<Caching, string>> = { public: CACHED, host: CACHED, never: 'no-store' };

/** `/a/{id}/{rest*}` → `/a/:id/:rest{.+}` */
export const honoPath = (path: string): string =>
  path.replace(/\{(\w+)(\*?)\}/g, (_, name: string, rest: string) => `:${name}${rest ? '{.+}' : ''}`);

function check<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  locale: Locale,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: fieldMessage(issue, locale),
  }));
  throw new ApiError('validation_failed', { errors });
}

/**
 * Parses the query string: a repeated key becomes an array, `key[]` equals `key`, and empty values are dropped.
 */
function readQuery(context: Context): Record<string, string | string[]> {
  const query = new Map<string, string[]>();
  for (const [key, values] of Object.entries(context.req.queries())) {
    const name = key.replace(/\[\]$/, '');
    const given = values.filter((value) => value !== '');
    if (given.length > 0) query.set(name, [...(query.get(name) ?? []), ...given]);
  }
  return Object.fromEntries(
    [...query].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

/** Matches U+0000 as escaped in JSON, which PostgreSQL can't store in text; `\\u0000` is an escaped backslash. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

async function readBody(context: Context): Promise<unknown> {
  if (!isJson(context)) throw new ApiError('unsupported_media_type');
  const text = await context.req.text();
  if (ESCAPED_NUL.test(text)) throw new ApiError('malformed_body');
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('malformed_body');
  }
}

/** Turns of the event loop between the beginnings of two reads or two writes: Node accepts one connection in each. */
const TURNS_BETWEEN = 50;

/** Lets the process do what takes no time, so that many calls at once don't keep it from all else. */
async function otherWork(): Promise<void> {
  for (let turns = 0; turns < TURNS_BETWEEN; turns += 1) await nextTurn();
}

/**
 * Registers the visitors' endpoints on `app`, under its base path.
 * @param options.reads bounds the reads that wait for their turn of the process
 * @param options.writes bounds the writes, whose places no read takes
 */
export function implement(
  app: Hono,
  handlers: Handlers,
  { contentChanges, reads, writes }: { contentChanges: ContentChanges; reads: WorkLimit; writes: WorkLimit },
): void {
  const responses = createResponseCache(contentChanges);
  const cache: ResponseCache = (key, encoding, make, caller) =>
    responses(
      key,
      encoding,
      async (signal) => {
        await reads(otherWork, signal);
        return make(signal);
      },
      caller,
    );
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    bindRow(app, endpoints[name], handlers[name], { cache, writes });
  }
}

/** Registers the staff endpoints. */
export function implementStaff(app: Hono, handlers: StaffHandlers): void {
  for (const name of Object.keys(staffEndpoints) as StaffEndpointName[]) {
    bindRow(app, staffEndpoints[name], handlers[name]);
  }
}

/** `never` accepts the handler of any row: TypeScript can't follow which schema belongs to which name. */
type HandlerOfAnyRow = (request: never) => Promise<unknown>;

/**
 * Registers one endpoint; requests are validated by its schemas before its handler runs.
 * @param shared.cache of responses that depend on their URL alone
 */
function bindRow(
  app: Hono,
  row: Endpoint,
  handler: HandlerOfAnyRow,
  { cache, writes }: { cache?: ResponseCache; writes?: WorkLimit } = {},
): void {
  // Only here, so that bodies sent to unknown paths or by strangers to staff's are never read.
  if (row.body) app.on(row.method, honoPath(row.path), limitBody());
  app.on(row.method, honoPath(row.path), async (context) => {
    const locale = requestLocale(context);
    const params = check(row.params, context.req.param(), locale);
    const asked = readQuery(context);
    const query = check(row.query, asked, locale);
    const ignored = ignoredParameters(row, asked);
    const body = row.body && check(row.body, await readBody(context), locale);
    const valuesByCache: ValuesByCache = {
      public: {},
      host: { origin: new URL(context.req.url).origin },
      never: { locale, context },
    };
    const request = { params, query, body, ...(valuesByCache[row.cache] as object) };
    const respond = async (signal: AbortSignal) => {
      const results = (await handler({ ...request, signal } as never)) ?? null;
      if (!row.isPaged) return { results };
      const { items, total } = results as ListPage<unknown>;
      return { results: items, limit: (query as { limit?: number }).limit, total };
    };
    const headers = {
      'Cache-Control': cacheControl[row.cache],
      Vary: 'Accept-Language, Origin',
      ...(ignored && { [IGNORED_HEADER]: ignored }),
    };
    const signal = abandonedSignal(context);
    if (row.method !== 'GET') await writes?.(otherWork, signal);
    if (!cache || row.cache !== 'public') return context.json(await respond(signal), 200, headers);

    // The parsed query: unknown parameters don't create further cache entries.
    const key = `${context.req.path} ${JSON.stringify(query)}`;
    const accepted = acceptedEncoding(context.req.header('accept-encoding'));
    const { body: bytes, encoding, etag } = await cache(key, accepted, respond, signal);
    return context.body(bytes, 200, {
      ...headers,
      'Content-Type': 'application/json',
      ETag: etag,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    });
  });
}
