/** What the build knows of the browser's files: `asset-map.json`. All addresses are absolute paths. */
export interface AssetMap {
  script: string;
  /** What the first pages show, and all else. */
  styles: { first: string; later: string };
  /** Sources of the pages that can be shown with the first styles alone. */
  firstPages: readonly string[];
  /** Sources that are imported on demand (pages, texts), relative to the package, and the files they are in. */
  sources: Record<string, string>;
  /** Files and the files they import statically. */
  imports: Record<string, readonly string[]>;
}

/** Files a document needs before it can be shown and hydrated; addresses are absolute paths. */
export interface PageAssets {
  script: string;
  /** Style sheets the page waits for; none in development, where the bundler's client brings styles. */
  styles: readonly string[];
  /** The sheet of what opens from the page. */
  laterStyles?: string;
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
 * @throws Error when it lacks the entry or a style sheet; when called, when it lacks a source: the storefront was
 * built from other sources than this server
 */
export function assetsFromMap({ script, styles, firstPages, sources, imports }: AssetMap): AssetsFor {
  if (!script || !styles?.first || !styles.later)
    throw new Error('The asset map has no script or no style sheets; build the storefront again.');
  const { first, later } = styles;
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
    const isFirst = wanted.some((source) => firstPages.includes(source));
    const assets = {
      script,
      ...(isFirst ? { styles: [first], laterStyles: later } : { styles: [first, later] }),
      modules: [...files],
    };
    known.set(key, assets);
    return assets;
  };
}
