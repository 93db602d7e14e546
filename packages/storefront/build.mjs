/** Builds the storefront: hashed files for the browser, and the server bundled with all its dependencies. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { developmentReactIn } from './development-react.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const configFile = path.join(root, 'vite.config.ts');
const logLevel = 'warn';

await build({ configFile, logLevel });
await build({ configFile, logLevel, build: { ssr: true } });

const developmentFiles = ['dist/server', 'dist/client'].flatMap((folder) =>
  developmentReactIn(path.join(root, folder)),
);
if (developmentFiles.length > 0)
  throw new Error(`The build contains React's development build: ${developmentFiles.join(', ')}.`);
