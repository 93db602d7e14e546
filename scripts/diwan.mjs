/** `pnpm diwan …`: builds what changed, then runs the command `diwan`, in the demo shop's folder unless `--folder` names another. */
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
const args = process.argv.slice(2);
const isElsewhere = args.some((arg) => /^(-C|--folder(=|$))/.test(arg));
const { demoDataDir, demoFolder } = await import('./demo-shop.mjs');
const child = spawn(process.execPath, [command, ...(isElsewhere ? [] : ['--folder', demoFolder]), ...args], {
  stdio: 'inherit',
  env: isElsewhere ? process.env : { ...process.env, DATA_DIR: demoDataDir(process.env) },
});
const [code] = await once(child, 'exit');
process.exitCode = code ?? 1;
