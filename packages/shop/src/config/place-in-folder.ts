import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A place in a file of a shop, relative to its folder. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** Where the address or path begins in a frame of a stack. */
const ADDRESS = /(?: at |\()(?=file:|\/|[A-Z]:[\\/])/i;
/** The line and column at the end of a frame. */
const POSITION = /:(?<line>\d+):(?<column>\d+)\)?$/;

const pathOf = (address: string): string => (address.startsWith('file:') ? fileURLToPath(address) : address);

/**
 * The innermost place in a shop's own files that an error, or else its cause, came through. Source maps must be enabled, or stacks name what was
 * built from them.
 */
export function placeInFolder(folder: string, error: unknown): Place | undefined {
  const { stack = '', cause } = (error ?? {}) as Partial<Error>;
  for (const frame of stack.split('\n')) {
    const [start] = ADDRESS.exec(frame) ?? [];
    const position = POSITION.exec(frame);
    const address = start && position ? frame.slice(frame.indexOf(start) + start.length, position.index) : '';
    const { line, column } = position?.groups ?? {};
    const file = address && path.relative(folder, pathOf(address));
    if (file && !/^(\.|node_modules\b)/.test(file) && !path.isAbsolute(file))
      return { file, line: Number(line), column: Number(column) };
  }
  return cause === undefined ? undefined : placeInFolder(folder, cause);
}
