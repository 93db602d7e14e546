import { error, type Finding, ok, warning } from './finding';

/** @param version such as `22.12.0` */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  if (!isSupported)
    return error(
      'Node',
      `Diwan needs Node 20.19+, 22.12+ or 24+. This is ${version}.`,
      'Install Node 24: https://nodejs.org',
    );
  if (major === 20)
    return warning(
      'Node',
      `Node ${version} has had no security fixes since April 2026.`,
      'Install Node 24: https://nodejs.org',
    );
  return ok('Node', version);
}
