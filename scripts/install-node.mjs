import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Installs a version of Node from npm, from the packages that npm's package `node` would choose between.
 * @param {string} version or a range @returns {string} the folder of its binary
 */
export function installNode(version) {
  const folder = path.join(root, '.build/node', version);
  mkdirSync(folder, { recursive: true });
  const name = `node-${process.platform}-${process.arch}`;
  const options = ['--no-save', '--no-audit', '--no-fund', '--prefix', folder];
  execFileSync('npm', ['install', ...options, `${name}@${version}`], { stdio: 'inherit' });
  return path.join(folder, 'node_modules', name, 'bin');
}
