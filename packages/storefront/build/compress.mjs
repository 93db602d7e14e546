import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli at its highest level. @param {Uint8Array} bytes */
export const brotli = (bytes) =>
  toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/**
 * Writes a `.br` and a `.gz` beside each text file of a folder, for static file servers. Skips files that have newer ones:
 * they are kept from an earlier build.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(entry.name) || entry.parentPath.includes('.vite'))
      continue;
    const file = path.join(entry.parentPath, entry.name);
    if (existsSync(`${file}.gz`) && statSync(`${file}.gz`).mtimeMs > statSync(file).mtimeMs) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, await brotli(content));
    writeFileSync(`${file}.gz`, await toGzip(content, { level: 9 }));
  }
}
