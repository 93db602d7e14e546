/** The code of an error of the operating system, e.g. `EINVAL`. */
export const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
