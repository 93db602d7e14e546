/** What the build knows of the browser's files: `asset-map.json`. All addresses are absolute paths. */
export interface AssetMap {
  script: string;
  style: string;
  /** Sources that are imported on demand (pages, texts), relative to the package, and the files they are in. */
  sources: Record<string, string>;
  /** Files and the files they import statically. */
  imports: Record<string, readonly string[]>;
}

/** Files a document needs before it can be shown and hydrated; addresses are absolute paths. */
export interface PageAssets {
  script: string;
  /** The one style sheet; none in development, where the bundler's client brings styles. */
  style?: string;
  /** Modules to fetch at once instead of one after the other. */
  modules: readonly string[];
}

/** Returns the files that a page needs, one object for the same `sources`: its own and those of its texts. */
export type AssetsFor = (sources: readonly string[]) => PageAssets;

/** The files and everything they import statically, each once. */
function withImports(files: readonly string[], imports: AssetMap['imports']): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    imports[file]?.forEach(visit);
  };
  files.forEach(visit);
  return found;
}

/**
 * Reads an asset map.
 * @throws Error when it lacks the entry or the style sheet; when called, when it lacks a source: the storefront was
 * built from other sources than this server
 */
export function assetsFromMap({ script, style, sources, imports }: AssetMap): AssetsFor {
  if (!script || !style)
    throw new Error('The asset map has no script or no style sheet; build the storefront again.');
  const fileOf = (source: string): string => {
    const file = sources[source];
    if (!file) throw new Error(`The asset map has no ${source}; build the storefront again.`);
    return file;
  };
  const known = new Map<string, PageAssets>();
  return (wanted) => {
    const key = wanted.join();
    const found = known.get(key);
    if (found) return found;
    const files = withImports([script, ...wanted.map(fileOf)], imports);
    files.delete(script);
    const assets = { script, style, modules: [...files] };
    known.set(key, assets);
    return assets;
  };
}
