import path from 'node:path';
import type { Plugin } from 'vite';
import type { AssetMap } from './src/server/rendering/assets';

const relative = (id: string) =>
  path
    .relative(import.meta.dirname, id)
    .split(path.sep)
    .join('/');

/**
 * Writes `asset-map.json`: which file holds each source that is imported on demand. The bundler's own manifest names
 * only sources that have a file to themselves.
 */
export const assetMapPlugin = (): Plugin => ({
  name: 'diwan:asset-map',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const map: AssetMap = { script: '', style: '', sources: {}, imports: {} };
    for (const file of Object.values(bundle)) {
      const address = `/${file.fileName}`;
      if (file.type === 'asset') {
        if (file.fileName.endsWith('.css')) map.style = address;
        continue;
      }
      if (file.isEntry) map.script = address;
      map.imports[address] = file.imports.map((imported) => `/${imported}`);
      for (const id of file.moduleIds)
        if (this.getModuleInfo(id)?.dynamicImporters.length) map.sources[relative(id)] = address;
    }
    this.emitFile({ type: 'asset', fileName: '.vite/asset-map.json', source: JSON.stringify(map) });
  },
});
