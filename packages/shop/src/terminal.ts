/** Where a command prints lines. */
export interface Lines {
  out(line: string): void;
  error(line: string): void;
  /** Shows what long work is at, until something is printed. */
  progress?: ((text: string) => void) | undefined;
}
