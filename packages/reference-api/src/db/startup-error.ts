/** A problem the operator can fix; `message` is one line that explains how. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
