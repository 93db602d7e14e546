import type { OnProgress } from '../../content/on-progress';

/** Where a command prints. */
export interface Output {
  out(line: string): void;
  error(line: string): void;
  /** Prints what isn't part of the result, which may be redirected to a file. */
  note?(line: string): void;
  /** Shows what long work is at; each text replaces the one before. */
  progress?: OnProgress | undefined;
}
