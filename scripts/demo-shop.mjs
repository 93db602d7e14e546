import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const demoFolder = path.join(root, 'examples/demo-shop');

/**
 * Where the demo's data is: `DATA_DIR`, relative to where the command was called, or `.data` of the repository.
 * @param {NodeJS.ProcessEnv} env
 */
export const demoDataDir = ({ DATA_DIR }) => path.resolve(DATA_DIR || path.join(root, '.data'));

/** @param {NodeJS.ProcessEnv} env */
export async function openDemoFolder(env) {
  const { openFolder } = await import('@diwan/shop/serve');
  return openFolder(demoFolder, { ...env, DATA_DIR: demoDataDir(env) });
}

/**
 * Environment and content of the demo shop, for `openShop`.
 * @param {NodeJS.ProcessEnv} env
 */
export async function demoShop(env) {
  const { fillFromFolder } = await import('@diwan/shop/serve');
  const folder = await openDemoFolder(env);
  return { env: folder.env, fill: fillFromFolder(folder, () => {}) };
}
