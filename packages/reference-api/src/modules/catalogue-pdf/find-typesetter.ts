import { createRequire } from 'node:module';

/** The program of the package that typesets the PDF catalogue; undefined where it isn't installed. */
export function findTypesetter(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@diwan/catalogue-pdf');
  } catch {
    return undefined;
  }
}
