import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** @param {Uint8Array} bytes as small as brotli gets them */
export const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** Scripts also go out compressed, for servers that send files as they are. */
const companions = [
  { ending: '.br', compress: brotli },
  { ending: '.gz', compress: (/** @type {Uint8Array} */ bytes) => gzipSync(bytes, { level: 9 }) },
];

/**
 * Puts files in the place of a folder at once, so that a server reading it never finds half a build.
 * @param {string} folder @param {ReadonlyMap<string, Buffer>} files bytes by path inside the folder
 */
export async function replaceFolder(folder, files) {
  const next = `${folder}.next`;
  await rm(next, { recursive: true, force: true });
  for (const [name, bytes] of files) {
    const file = path.join(next, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
    if (!name.endsWith('.js')) continue;
    for (const { ending, compress } of companions) await writeFile(`${file}${ending}`, compress(bytes));
  }
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
}
