/**
 * `pnpm fuzz [seconds]`: runs the property tests with random inputs, each property for so many seconds (10 if omitted).
 * Add what fails as an example to the test that found it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [seconds = '10', ...filters] = process.argv.slice(2);
if (!(Number(seconds) > 0)) {
  console.error('pnpm fuzz [seconds per property] [part of a file name …]');
  process.exit(1);
}

const projects = ['sdk', 'reference-api', 'reference-api-postgres', 'widgets', 'stories-en'];
const files = execFileSync(
  'git',
  // Tests whose property a module shares, too.
  ['grep', '-l', '-E', 'fc\\.assert|placeEditedOrders', '--', '*.test.ts', '*.test.tsx', '*.stories.tsx'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)));

const { status } = spawnSync(
  path.join(root, 'node_modules', '.bin', 'vitest'),
  ['run', ...projects.flatMap((project) => ['--project', project]), ...files],
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'test', FUZZ_SECONDS: seconds } },
);
process.exit(status ?? 1);
