/**
 * `pnpm release` publishes and tags all packages with their current versions; `pnpm release --dry-run` does
 * everything except publishing and tagging, and fails if a release would be refused. Run `pnpm changeset version` and commit first.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { repository } from './check-packages/manifest-hooks.mjs';
import { names as packages, tarball } from './check-packages/packed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} command @param {string[]} args */
const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });

/** Reasons not to release. @returns {string[]} */
function objections() {
  const found = [];
  const pending = readdirSync(path.join(root, '.changeset')).filter((file) =>
    /^(?!README).+\.md$/.test(file),
  );
  if (pending.length > 0)
    found.push(`Changes without a version: ${pending.join(', ')}. Run \`pnpm changeset version\`.`);
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
  if (changed) found.push(`Files that are not committed:\n${changed}`);
  if (!repository)
    found.push(
      'package.json names no "repository": set the address of the source, such as https://github.com/owner/diwan.',
    );
  for (const name of packages) {
    const { version } = JSON.parse(readFileSync(path.join(root, 'packages', name, 'package.json'), 'utf8'));
    const changelog = readFileSync(path.join(root, 'packages', name, 'CHANGELOG.md'), 'utf8');
    if (!changelog.includes(`\n## ${version}\n`))
      found.push(`packages/${name}/CHANGELOG.md has no entry for ${version}.`);
  }
  return found;
}

const isDryRun = process.argv.includes('--dry-run');
const found = objections();
const complain = () => {
  for (const objection of found) console.error(objection);
  if (found.length > 0) process.exitCode = 1;
};
complain();
if (found.length > 0 && !isDryRun) process.exit();

run(process.execPath, 'scripts/test.mjs', 'tarballs', 'package shape', 'shop package');
// The same tarballs that were checked.
for (const name of packages) {
  const publish = ['--yes', 'pnpm@12', 'publish', tarball(name), '--access', 'public'];
  // Signed by the workflow that built it; elsewhere npm refuses to sign.
  if (process.env.GITHUB_ACTIONS && !isDryRun) publish.push('--provenance');
  run('npx', ...publish, ...(isDryRun ? ['--dry-run', '--no-git-checks'] : []));
}
if (isDryRun) {
  console.log('Nothing was published.');
  // Again, below all that was printed since.
  complain();
} else {
  run('npx', '--yes', 'pnpm@12', 'exec', 'changeset', 'tag');
}
