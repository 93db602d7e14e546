/**
 * Builds the storefront: hashed files for the browser, the server bundled with all its dependencies, and the modules from
 * which shops build pages with code of their own.
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { filesIn, removeOldFiles } from './build/earlier-builds.mjs';
import { buildLibrary } from './build/library/build.mjs';
import { developmentReactIn } from './development-react.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const configFile = path.join(root, 'vite.config.ts');
const logLevel = 'warn';

const folders = ['dist/client', 'dist/server'].map((folder) => path.join(root, folder));
const started = Date.now();

folders.forEach(removeOldFiles);
await build({ configFile, logLevel });
await build({ configFile, logLevel, build: { ssr: true } });

await buildLibrary();

const written = folders.flatMap(filesIn).filter((file) => statSync(file).mtimeMs >= started);
const developmentFiles = developmentReactIn(written);
if (developmentFiles.length > 0)
  throw new Error(`The build contains React's development build: ${developmentFiles.join(', ')}.`);
