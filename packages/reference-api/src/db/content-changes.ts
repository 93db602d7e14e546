import pg from 'pg';

/** Triggers on content tables notify this channel after each transaction that changes them, by any program. */
export const CONTENT_CHANNEL = 'diwan_content';

const MAX_WAIT_MS = 10_000;

/** Content version, for cache invalidation. */
export interface ContentChanges {
  /** Increases with every change; results cached under another version are stale. */
  version: () => number;
  /** Whether changes are detected immediately; otherwise caches must be short-lived. */
  isLive: () => boolean;
}

/** Replaces the listener where a database sends no change notifications. */
export const unwatchedContent: ContentChanges = { version: () => 0, isLive: () => false };

/** Reads something of the content once, and again after a change, or each time while changes aren't noticed. */
export function untilContentChanges<Value>(
  { version, isLive }: ContentChanges,
  read: () => Promise<Value>,
): () => Promise<Value> {
  let cached: { version: number; value: Promise<Value> } | undefined;
  return () => {
    const current = version();
    if (cached?.version === current && isLive()) return cached.value;
    const value = read();
    cached = { version: current, value };
    value.catch(() => {
      cached = undefined;
    });
    return value;
  };
}

/** Counts the changes that a database driver reports. */
export function countContentChanges() {
  let version = 0;
  let isLive = false;
  return {
    changes: { version: () => version, isLive: () => isLive } satisfies ContentChanges,
    onChange: () => {
      version += 1;
    },
    /** Changes may have been missed while not listening, so the version increases too. */
    setLive: (live: boolean) => {
      version += 1;
      isLive = live;
    },
  };
}

/**
 * Listens to content changes of a PostgreSQL server on a separate connection, and reconnects if it is lost.
 * @param options.untilReadable resolves once all writes so far are visible on the replica; until then, `isLive` is false
 * @returns the changes, and a function that stops listening
 */
export function listenToPostgres(
  databaseUrl: string,
  { untilReadable }: { untilReadable?: ((signal: AbortSignal) => Promise<void>) | undefined } = {},
): {
  changes: ContentChanges;
  stop: () => Promise<void>;
} {
  const { changes, onChange, setLive } = countContentChanges();
  const stopping = new AbortController();
  let isConnected = false;
  /** Number of changes not visible on the replica yet. */
  let unreadable = 0;

  const becomeLive = async (): Promise<void> => {
    if (untilReadable) {
      unreadable += 1;
      if (changes.isLive()) setLive(false);
      await untilReadable(stopping.signal);
      unreadable -= 1;
    }
    if (isConnected && unreadable === 0 && !stopping.signal.aborted) setLive(true);
  };
  let client: pg.Client | undefined;
  let failures = 0;

  const connect = async (): Promise<void> => {
    const connection = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: 'diwan content changes',
    });
    client = connection;
    // Handled by `end`, which follows every error.
    connection.on('error', () => {});
    connection.on('notification', () => (untilReadable ? void becomeLive() : onChange()));
    const ended = new Promise<void>((resolve) => connection.once('end', () => resolve()));
    // `connect` never settles if the client is ended while connecting.
    await Promise.race([connection.connect(), ended]);
    await connection.query(`listen ${CONTENT_CHANNEL}`);
    failures = 0;
    isConnected = true;
    void becomeLive();
    await ended;
  };

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(MAX_WAIT_MS, 100 * 2 ** failures));
      timer.unref();
      stopping.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });

  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await connect().catch(() => client?.end().catch(() => {}));
      isConnected = false;
      if (changes.isLive()) setLive(false);
      failures += 1;
      if (!stopping.signal.aborted) await pause();
    }
  })();

  return {
    changes,
    stop: async () => {
      stopping.abort();
      await client?.end().catch(() => {});
      await listening;
    },
  };
}
