/**
 * `pnpm dev`: the shop from its sources. A change of a widget or of the storefront updates the page in the browser;
 * a change of the API restarts this process.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsx = fileURLToPath(new URL('../node_modules/tsx/dist/cli.mjs', import.meta.url));

const child = spawn(
  process.execPath,
  [tsx, 'watch', '--clear-screen=false', '--conditions=diwan-source', 'scripts/dev-shop.mjs'],
  { cwd: root, stdio: 'inherit', env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development' } },
);
child.on('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));
