/**
 * Builds the storefront: the browser's files, hashed, and the server with everything it needs bundled in.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { developmentReactIn } from './development-react.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const configFile = path.join(root, 'vite.config.ts');
const logLevel = 'warn';

await build({ configFile, logLevel });
await build({ configFile, logLevel, build: { ssr: true } });

const slow = ['dist/server', 'dist/client'].flatMap((folder) => developmentReactIn(path.join(root, folder)));
if (slow.length > 0) throw new Error(`React's development build is in ${slow.join(', ')}.`);
