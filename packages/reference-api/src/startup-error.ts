/** Something the person who starts the API can put right; `message` is one line that says how. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
