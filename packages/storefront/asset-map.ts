import type { Plugin, Rolldown } from 'vite';
import type { AssetMap } from './src/server/rendering/assets';
import { createStyleMarks, FIRST_PAGES, FIRST_PARTS, relativeToPackage } from './style-sheets.ts';

/** The chunks and all their static imports, direct and indirect. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports) visit(bundle[imported]);
  };
  chunks.forEach(visit);
  return found;
}

/**
 * Splits the style sheet in two and writes `asset-map.json`, which maps each dynamically imported source to the file
 * that contains it. The bundler's own manifest lists only sources that have a file of their own.
 */
export function assetMapPlugins(): Plugin[] {
  const marks = createStyleMarks();
  const writing: Plugin = {
    name: 'diwan:asset-map',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const chunks = files.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const sheet = files.find((file): file is Rolldown.OutputAsset => file.fileName.endsWith('.css'));
      if (!entry || !sheet) throw new Error('The build has no entry chunk or no style sheet.');

      const sources = new Map<string, Rolldown.OutputChunk>();
      for (const chunk of chunks)
        for (const id of chunk.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length) sources.set(relativeToPackage(id), chunk);

      const firstChunks = [...FIRST_PAGES, ...FIRST_PARTS].map((source) => {
        const chunk = sources.get(source);
        if (!chunk) throw new Error(`${source}, listed in style-sheets.ts, is not imported dynamically.`);
        return chunk;
      });
      const firstModules = new Set(
        [...withImports([entry, ...firstChunks], bundle)].flatMap(({ moduleIds }) => moduleIds),
      );
      const sheets = marks.cut(String(sheet.source), (id) => firstModules.has(id));
      delete bundle[sheet.fileName];
      const styleFile = (name: keyof typeof sheets) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source: sheets[name] }))}`;

      const map: AssetMap = {
        script: `/${entry.fileName}`,
        styles: { first: styleFile('first'), later: styleFile('later') },
        firstPages: FIRST_PAGES,
        sources: Object.fromEntries([...sources].map(([source, { fileName }]) => [source, `/${fileName}`])),
        imports: Object.fromEntries(
          chunks.map(({ fileName, imports }) => [`/${fileName}`, imports.map((imported) => `/${imported}`)]),
        ),
      };
      this.emitFile({ type: 'asset', fileName: '.vite/asset-map.json', source: JSON.stringify(map) });
    },
  };
  return [marks.plugin, writing];
}
