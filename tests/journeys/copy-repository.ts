import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const isSource = (file: string): boolean => !/[/\\](dist|\.vite)$/.test(file);

/**
 * A copy of the sources to modify, with the installed packages but no builds or caches. It is inside the repository,
 * because dev servers that serve only files below their root must also serve installed packages.
 */
export function copyRepository(): string {
  mkdirSync(path.join(repository, '.build'), { recursive: true });
  const copy = mkdtempSync(path.join(repository, '.build/copy-'));
  for (const name of ['packages', 'scripts', 'examples', 'package.json', 'tsconfig.base.json'])
    cpSync(path.join(repository, name), path.join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isSource,
    });
  const installed = path.join(repository, 'node_modules');
  mkdirSync(path.join(copy, 'node_modules/@diwan'), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== '@diwan') symlinkSync(path.join(installed, name), path.join(copy, 'node_modules', name));
  for (const name of readdirSync(path.join(copy, 'packages')))
    symlinkSync(path.join(copy, 'packages', name), path.join(copy, 'node_modules/@diwan', name));
  return copy;
}
