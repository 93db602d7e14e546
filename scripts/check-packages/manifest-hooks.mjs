/** Hooks of pnpm for packing: each package names where its source, its page and its issues are. */
import { readFileSync } from 'node:fs';

/** `repository` of the root's package.json, such as `https://github.com/owner/diwan`; undefined until its owner sets it. */
export const { repository } = /** @type {{ repository?: string }} */ (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
);

/**
 * @param {Record<string, unknown>} manifest @param {string | undefined} url
 * @returns {Record<string, unknown>}
 */
export function withRepository(manifest, url) {
  if (!url) return manifest;
  const directory = `packages/${String(manifest.name).replace('@diwan/', '')}`;
  return {
    ...manifest,
    repository: { type: 'git', url: `git+${url}.git`, directory },
    homepage: `${url}/tree/main/${directory}#readme`,
    bugs: { url: `${url}/issues` },
  };
}

export const hooks = {
  /** @param {Record<string, unknown>} manifest */
  beforePacking: (manifest) => withRepository(manifest, repository),
};
