import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file in one step: it is never read half written. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, content);
  await rename(draft, file);
}
