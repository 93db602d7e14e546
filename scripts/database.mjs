/**
 * `pnpm db:migrate`, `db:seed`, `db:export <file>`, `db:import <file>`, `db:products <file>`, `db:catalog`, `db:backup <folder>`, `db:restore <folder>`, `db:orders`, `db:requests` and
 * `db:leads`: builds the API if it changed, then runs its command line tool.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildChanged } from './build.mjs';

const tool = fileURLToPath(new URL('../packages/reference-api/dist/cli.js', import.meta.url));

try {
  await buildChanged({ only: ['API'] });
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}
const child = spawn(process.execPath, [tool, ...process.argv.slice(2)], { stdio: 'inherit' });
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
