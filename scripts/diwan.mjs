/** `pnpm diwan …`: builds what changed, then runs the command `diwan`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { buildChanged } from './build.mjs';

const command = fileURLToPath(new URL('../packages/shop/dist/cli.js', import.meta.url));

try {
  await buildChanged();
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}
const child = spawn(process.execPath, [command, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
