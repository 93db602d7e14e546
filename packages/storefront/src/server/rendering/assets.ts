/** Contents of the client build's `asset-map.json`. All URLs are absolute paths. */
export interface AssetMap {
  script: string;
  styles: string;
  /** Output files by dynamically imported source (pages, texts), relative to the package. */
  sources: Record<string, string>;
  /** Static imports by file. */
  imports: Record<string, readonly string[]>;
}

/** Files required to display and hydrate a page; URLs are absolute paths. */
export interface PageAssets {
  script: string;
  /** Missing in development, where Vite's client injects styles. */
  styles?: string;
  /** Modules to preload in parallel. */
  modules: readonly string[];
}

/**
 * Returns the files that sources need, such as a page and its texts, without those that `loaded` ones need; the same
 * object for the same sources.
 */
export type AssetsFor = (sources: readonly string[], loaded?: readonly string[]) => PageAssets;

/** The files and their transitive static imports. */
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
 * Creates {@link AssetsFor} from an asset map.
 * @throws Error if the entry or the style sheet is missing. The returned function throws if a source is missing, because
 *   client and server were built from different sources
 */
export function assetsFromMap({ script, styles, sources, imports }: AssetMap): AssetsFor {
  if (!script || !styles)
    throw new Error('The asset map has no script or no style sheet; build the storefront again.');
  const fileOf = (source: string): string => {
    const file = sources[source];
    if (!file) throw new Error(`The asset map has no ${source}; build the storefront again.`);
    return file;
  };
  const known = new Map<string, PageAssets>();
  return (wanted, loaded = []) => {
    const key = [wanted, loaded].join(' ');
    const found = known.get(key);
    if (found) return found;
    const files = withImports([script, ...wanted.map(fileOf)], imports);
    const before =
      loaded.length > 0 ? withImports([script, ...loaded.map(fileOf)], imports) : new Set([script]);
    const assets = { script, styles, modules: [...files].filter((file) => !before.has(file)) };
    known.set(key, assets);
    return assets;
  };
}
