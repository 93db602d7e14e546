/**
 * Codes of failures that are over in a moment, so that the same call may be sent again: lost and refused connections
 * (class 08, 53300, 57P01–57P03 and Node's own), waits that took too long (55P03, 57014), deadlocks (40P01), and a full
 * disk (53100, ENOSPC), which an operator has to clear.
 */
const TRANSIENT =
  /^(?:08\w{3}|53100|53300|ENOSPC|57P0[123]|57014|55P03|40P01|40001|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** What node-postgres says without a code when no connection can be had or one is lost. */
const TRANSIENT_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)|No space left on device/;

/**
 * Whether the database couldn't do what it was asked just now, though it may in a moment. Looks at the causes too:
 * drizzle wraps what drivers throw.
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
