import type { Hono } from 'hono';
import { createApi } from '../app/create-api';
import { readConfig } from '../app/read-config';
import type { ContentChanges } from '../db/content-changes';
import type { Database, OpenDatabase } from '../db/database';
import type { Config } from '../platform/config';
import type { Logger } from '../platform/logger';
import { demoMediaFolder } from './demo-shop';
import { openSeededDatabase } from './seeded-databases';

export interface TestResponse {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON, else text. */
  body: unknown;
}

export interface TestApi {
  app: Hono;
  contentChanges: ContentChanges;
  db: Database;
  /** Log entries, newest last. */
  logged: { level: keyof Logger; entry: unknown; message: unknown }[];
  /** Calls the app: `call('/api/cms/public/items?page=2')`; `body` is sent as JSON by POST. */
  call(
    path: string,
    options?: { method?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<TestResponse>;
  close(): Promise<void>;
}

/** A logger that records its entries. */
export function recordingLogger(): Pick<TestApi, 'logged'> & { logger: Logger } {
  const logged: TestApi['logged'] = [];
  const at =
    (level: keyof Logger) =>
    (entry: unknown, message?: unknown): void => {
      logged.push({ level, entry, message });
    };
  return { logged, logger: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } };
}

/**
 * An API with its own demo shop database. Opening one takes up to a second: share it within a test file.
 * @param options.config overrides of the default configuration
 * @param options.now clock; defaults to the real one
 * @param options.database migrated and seeded; defaults to an embedded one in memory
 */
export async function openTestApi({
  config,
  now = () => new Date(),
  database: given,
  cachesResponses = false,
}: {
  config?: Partial<Config>;
  now?: () => Date;
  database?: OpenDatabase;
  /** Caches public responses until content changes, like a running shop. */
  cachesResponses?: boolean;
} = {}): Promise<TestApi> {
  const database = given ?? (await openSeededDatabase());
  const { logged, logger } = recordingLogger();
  const app = createApi({
    db: database.db,
    readDb: database.readDb,
    config: { ...readConfig({ MEDIA_DIR: demoMediaFolder }), ...config },
    logger,
    now,
    ...(cachesResponses && { contentChanges: database.contentChanges }),
  });
  return {
    app,
    contentChanges: database.contentChanges,
    db: database.db,
    logged,
    call: async (path, { body, method = body === undefined ? 'GET' : 'POST', headers } = {}) => {
      const response = await app.request(path, {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = text !== '' && response.headers.get('content-type')?.includes('json');
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
    close: () => database.close(),
  };
}
