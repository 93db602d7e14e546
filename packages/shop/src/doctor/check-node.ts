import { error, type Finding, ok, warning } from './finding';
import { unsupportedNode } from './node-version.mjs';

/** @param version such as `22.12.0` */
export function checkNode(version: string): Finding {
  const problem = unsupportedNode(version);
  if (problem) return error('Node', problem, 'Install Node 24: https://nodejs.org');
  if (version.startsWith('20.'))
    return warning(
      'Node',
      `Node ${version} has had no security fixes since April 2026.`,
      'Install Node 24: https://nodejs.org',
    );
  return ok('Node', version);
}
