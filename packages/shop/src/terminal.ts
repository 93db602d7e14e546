/** Where a command prints lines. */
export interface Lines {
  out(line: string): void;
  error(line: string): void;
}
