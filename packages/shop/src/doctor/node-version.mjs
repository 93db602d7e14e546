/**
 * Why Diwan doesn't run with a version of Node; undefined if it does. It is JavaScript, because the scripts of the repository
 * ask it before anything is installed or built.
 * @param {string} version such as `22.12.0`
 * @returns {string | undefined}
 */
export function unsupportedNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
  return isSupported ? undefined : `Diwan needs Node 20.19+, 22.12+ or 24+. This is ${version}.`;
}
