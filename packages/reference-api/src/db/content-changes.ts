import pg from 'pg';

/** Tables with content notify it after each transaction that changes them, made by any program. */
export const CONTENT_CHANNEL = 'diwan_content';

const LONGEST_WAIT_MS = 10_000;

/** Whether content has changed since it was read last, for caches. */
export interface ContentChanges {
  /** Grows with every change: what was made under another version is out of date. */
  version: () => number;
  /** Whether changes are noticed at once; while they aren't, only short caches are honest. */
  isLive: () => boolean;
}

/** For databases that report nothing. */
export const unwatchedContent: ContentChanges = { version: () => 0, isLive: () => false };

/** Counts changes; the database's driver reports them. */
export function countContentChanges() {
  let version = 0;
  let isLive = false;
  return {
    changes: { version: () => version, isLive: () => isLive } satisfies ContentChanges,
    onChange: () => {
      version += 1;
    },
    /** What happened while nobody listened isn't known, so everything is out of date then. */
    setLive: (live: boolean) => {
      version += 1;
      isLive = live;
    },
  };
}

/**
 * Listens to the changes of a PostgreSQL server on a connection of its own, and connects again whenever it is lost.
 * @param options.untilReadable resolves once what has been written so far can be read where content is read from, on a
 * replica some time after the change; until then changes count as unnoticed
 * @returns the changes, and a function that ends listening
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
  /** Changes whose content can't be read yet. */
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
    // Reported once more by `end`, which comes after every failure.
    connection.on('error', () => {});
    connection.on('notification', () => (untilReadable ? void becomeLive() : onChange()));
    const ended = new Promise<void>((resolve) => connection.once('end', () => resolve()));
    // The driver never settles a connection that is ended while it is being made.
    await Promise.race([connection.connect(), ended]);
    await connection.query(`listen ${CONTENT_CHANNEL}`);
    failures = 0;
    isConnected = true;
    void becomeLive();
    await ended;
  };

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(LONGEST_WAIT_MS, 100 * 2 ** failures));
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
