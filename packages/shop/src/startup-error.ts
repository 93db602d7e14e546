/** An error for the user to fix, printed as one line. The API's package has its own; loading it takes a while. */
export class StartupError extends Error {
  override name = 'StartupError';
}
