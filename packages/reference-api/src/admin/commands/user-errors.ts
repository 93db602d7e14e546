import { StartupError } from '../../db/startup-error';
import type { Output } from './output';

/** Configuration and file errors are for the user to fix. */
const isUserError = (error: unknown): error is Error =>
  error instanceof StartupError || (error instanceof Error && 'syscall' in error && 'path' in error);

/** The message for rows that the database rejects; the transaction was rolled back. */
function refusalOf(error: unknown): string | undefined {
  const { cause } = Object(error);
  const { code, message } = Object(cause);
  return typeof code === 'string' && /^2[23]/.test(code)
    ? `The database doesn't accept this content, so nothing was changed: ${message}`
    : undefined;
}

function reasonOf(error: Error): string {
  const { code, path } = error as NodeJS.ErrnoException;
  // A file is written under a longer name first.
  return code === 'ENOENT'
    ? `No such file or folder: ${path?.replace(/\.[\w-]{36}\.tmp$/, '')}`
    : error.message;
}

/**
 * Prints an error that the user can fix as one line.
 * @returns what the work resolves to; false after such an error
 * @throws all other errors
 */
export async function reportUserErrors<Result>(
  output: Output,
  work: () => Promise<Result>,
): Promise<Result | false> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal && !isUserError(error)) throw error;
    output.error(refusal ?? reasonOf(error as Error));
    return false;
  }
}
