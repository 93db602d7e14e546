/** Where a command prints lines. */
export interface Lines {
  out(line: string): void;
  error(line: string): void;
  /** Shows the progress of long work, until something is printed. */
  progress?: ((text: string) => void) | undefined;
}
