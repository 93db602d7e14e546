const CODE = 'DIWAN_EXPLAINED';

/** A problem the operator can fix; `message` is one line that explains how. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly code = CODE;
}

/**
 * Whether an error's message explains the fix, so that it is printed without its stack. It goes by a code, which `OwnCodeError` of
 * the storefront has, too: in development there are two copies of each class.
 */
export const isExplained = (error: unknown): error is StartupError => Object(error).code === CODE;
