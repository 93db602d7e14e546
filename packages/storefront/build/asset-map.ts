import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { AssetMap } from '../src/server/rendering/assets';

/** A source's name in the asset map: its path relative to `root`, without its extension. */
export const sourceName = (root: string, id: string): string =>
  path
    .relative(root, id)
    .split(path.sep)
    .join('/')
    .replace(/(\.json)?\.\w+$/, '');

/**
 * Writes `asset-map.json`, which maps each dynamically imported source to the file that contains it. The bundler's own
 * manifest lists only sources that have a file of their own.
 * @param nameOf the name of a source by its id
 */
export const assetMapPlugin = (nameOf: (id: string) => string): Plugin => ({
  name: 'diwan:asset-map',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle);
    const chunks = files.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
    const entry = chunks.find(({ name }) => name === 'entry-client');
    const sheet = files.find(({ fileName }) => fileName.endsWith('.css'));
    if (!entry || !sheet) throw new Error('The build has no entry chunk or no style sheet.');

    const sources: Record<string, string> = {};
    for (const { moduleIds, fileName } of chunks)
      for (const id of moduleIds)
        if (this.getModuleInfo(id)?.dynamicImporters.length) sources[nameOf(id)] = `/${fileName}`;

    const map: AssetMap = {
      script: `/${entry.fileName}`,
      styles: `/${sheet.fileName}`,
      sources,
      imports: Object.fromEntries(
        chunks.map(({ fileName, imports }) => [`/${fileName}`, imports.map((imported) => `/${imported}`)]),
      ),
    };
    this.emitFile({ type: 'asset', fileName: '.vite/asset-map.json', source: JSON.stringify(map) });
  },
});
