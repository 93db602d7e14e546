import { PGlite } from '@electric-sql/pglite';
import type { Hono } from 'hono';
import { createApi } from '../app';
import { type Config, readConfig } from '../config';
import { pgliteDatabase } from '../db/connection';
import type { Database } from '../db/database';
import type { Logger } from '../logger';

export interface TestApi {
  app: Hono;
  db: Database;
  /** What was logged, newest last. */
  logged: { level: keyof Logger; entry: unknown; message: unknown }[];
  /** Calls the app: `call('/api/cms/public/items?page=2')`; `body` is sent as JSON by POST. */
  call(
    path: string,
    options?: { method?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<{ status: number; headers: Headers; body: unknown }>;
  close(): Promise<void>;
}

function recordingLogger(): Pick<TestApi, 'logged'> & { logger: Logger } {
  const logged: TestApi['logged'] = [];
  const at =
    (level: keyof Logger) =>
    (entry: unknown, message?: unknown): void => {
      logged.push({ level, entry, message });
    };
  return { logged, logger: { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } };
}

/**
 * An API on a fresh, migrated in-memory database of its own. Booting one takes seconds: open one per test file.
 * @param options.config differences from the default configuration
 * @param options.now clock; the real one by default
 */
export async function openTestApi({
  config,
  now = () => new Date(),
}: {
  config?: Partial<Config>;
  now?: () => Date;
} = {}): Promise<TestApi> {
  const database = pgliteDatabase(await PGlite.create());
  await database.migrate();
  const { logged, logger } = recordingLogger();
  const app = createApi({ db: database.db, config: { ...readConfig({}), ...config }, logger, now });
  return {
    app,
    db: database.db,
    logged,
    call: async (path, { body, method = body === undefined ? 'GET' : 'POST', headers } = {}) => {
      const response = await app.request(path, {
        method,
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
    close: () => database.close(),
  };
}
