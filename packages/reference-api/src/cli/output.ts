/** Where a command prints. */
export interface Output {
  out(line: string): void;
  error(line: string): void;
}
