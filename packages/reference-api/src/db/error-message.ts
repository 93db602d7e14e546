/** The message of the innermost cause: drizzle and node-postgres wrap what the database reported. */
export function errorMessage(error: unknown): string {
  const { message = '', code = '', cause } = error as Error & { code?: string };
  return cause ? errorMessage(cause) : message || code || String(error);
}
