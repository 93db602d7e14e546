/**
 * Builds the storefront: the browser's files, hashed and compressed once, and the server with everything it needs
 * bundled in.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { developmentReactIn } from './development-react.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const configFile = path.join(root, 'vite.config.ts');
const logLevel = 'warn';

const compressible = /\.(js|css|svg|json)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** @param {string} file */
async function compress(file) {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await toBrotli(content, { params }));
  writeFileSync(`${file}.gz`, await toGzip(content, { level: 9 }));
}

await build({ configFile, logLevel });
await build({ configFile, logLevel, build: { ssr: true } });

const slow = ['dist/server', 'dist/client'].flatMap((folder) => developmentReactIn(path.join(root, folder)));
if (slow.length > 0) throw new Error(`React's development build is in ${slow.join(', ')}.`);

const client = path.join(root, 'dist/client');
const files = readdirSync(client, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && compressible.test(entry.name) && !entry.parentPath.includes('.vite'))
  .map((entry) => path.join(entry.parentPath, entry.name));
for (const file of files) await compress(file);
