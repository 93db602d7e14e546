/**
 * `pnpm test audit`: fails if an installed package has a known vulnerability of high or critical severity, and where the
 * registry answers no audits, such as a mirror: what wasn't audited hasn't passed.
 */
import { spawnSync } from 'node:child_process';

// Only pnpm can read its lockfile; the scripts run without it in the path.
const command = process.platform === 'win32' ? 'npx.cmd' : 'npx';
const { stdout, stderr, status } = spawnSync(
  command,
  ['--yes', 'pnpm@12', 'audit', '--audit-level', 'high'],
  { encoding: 'utf8', shell: process.platform === 'win32' },
);
const output = `${stdout ?? ''}${stderr ?? ''}`;
const isUnanswered =
  /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN/.test(
    output,
  );
process.stdout.write(output);
if (status !== 0 && isUnanswered)
  console.log('\nNot audited: the registry answers no audits. Run this check where it does.');
process.exitCode = status ?? 1;
