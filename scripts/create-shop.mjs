/**
 * `pnpm create-shop <folder> …`: what `npm create diwan-shop` does, with packages of this repository, which aren't published yet. The folder
 * installs the packed packages and can be anywhere.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pack, root } from './check-packages/packed.mjs';
import { usePacked } from './check-packages/use-packed.mjs';

const args = process.argv.slice(2);
pack();
const program = path.join(root, 'packages/create-diwan-shop/dist/cli.js');
const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
const [folder] = args.filter((arg) => !arg.startsWith('-'));
if (status === 0 && folder) usePacked(path.resolve(folder));
process.exitCode = status ?? 1;
