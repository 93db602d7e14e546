/** Code of the PostgreSQL error at the root of what drizzle threw (`55P03` …); undefined for other errors. */
function postgresCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : postgresCode(error.cause);
}

/** Whether a statement gave up waiting for a lock (`lock_timeout`). */
export const isLockTimeout = (error: unknown): boolean => postgresCode(error) === '55P03';
