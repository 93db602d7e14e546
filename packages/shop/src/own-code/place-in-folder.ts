import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in a file of a shop, relative to its folder. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** The address or path of a frame in a stack, its line and its column. */
const FRAME = /^ +at (?:.*\()?(?<address>(?:file:|\/|[A-Z]:[\\/]).*):(?<line>\d+):(?<column>\d+)\)?$/i;

const pathOf = (address: string): string => (address.startsWith('file:') ? fileURLToPath(address) : address);

/**
 * The innermost place in a shop's own files that an error, or else its cause, came through. Source maps must be enabled, or stacks name what was
 * built from them.
 */
export function placeInFolder(folder: string, error: unknown): Place | undefined {
  const { stack = '', cause } = (error ?? {}) as Partial<Error>;
  for (const frame of stack.split('\n')) {
    const { address = '', line, column } = FRAME.exec(frame)?.groups ?? {};
    const file = address && path.relative(folder, pathOf(address));
    if (file && !/^(\.|node_modules\b)/.test(file) && !path.isAbsolute(file))
      return { file, line: Number(line), column: Number(column) };
  }
  return cause === undefined ? undefined : placeInFolder(folder, cause);
}
