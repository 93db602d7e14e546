/**
 * Codes of transient failures, after which clients may retry: lost and refused connections (class 08, 53300, 57P01–57P03
 * and Node's own), timeouts (55P03, 57014), deadlocks (40P01), replica conflicts (40001), and a full disk (53100,
 * ENOSPC), which an operator has to fix.
 */
const TRANSIENT =
  /^(?:08\w{3}|53100|53300|ENOSPC|57P0[123]|57014|55P03|40P01|40001|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** Connection errors of node-postgres that have no code. */
const TRANSIENT_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)|No space left on device/;

/**
 * Whether a database error is transient. Also checks causes, because drizzle wraps driver errors.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    (typeof code === 'string' && TRANSIENT.test(code)) ||
    TRANSIENT_MESSAGE.test(error.message) ||
    isDatabaseUnavailable(error.cause)
  );
}
