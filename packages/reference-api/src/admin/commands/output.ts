import type { OnProgress } from '../../content/on-progress';

/** Options of an import that a maker may be asked for. */
export const QUESTIONS = ['--yes', '--add-categories'] as const;
export type Question = (typeof QUESTIONS)[number];

/** Where a command prints. */
export interface Output {
  out(line: string): void;
  error(line: string): void;
  /** Prints what isn't part of the result, which may be redirected to a file. */
  note?(line: string): void;
  /** Names the option with which the command would go on; a terminal can ask for it. */
  question?(option: Question): void;
  /** Shows the present step of long work; each text replaces the one before. */
  progress?: OnProgress | undefined;
}
