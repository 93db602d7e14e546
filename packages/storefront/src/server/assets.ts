/** A row of Vite's manifest. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
  css?: readonly string[];
}

/** Vite's `manifest.json`: chunks by their source. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Files a document needs before it can be shown and hydrated; addresses are absolute paths. */
export interface PageAssets {
  script: string;
  styles: readonly string[];
  /** Module chunks to fetch at once instead of one after the other. */
  modules: readonly string[];
}

/** Which files the page with this source needs, with these further sources (texts). */
export type AssetsFor = (sources: readonly string[]) => PageAssets;

const ENTRY = 'src/entry-client.tsx';

/** Everything a chunk imports statically, itself first. */
function closure(manifest: Manifest, sources: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (source: string): Chunk[] => {
    const chunk = manifest[source];
    if (!chunk || seen.has(source)) return [];
    seen.add(source);
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return sources.flatMap(visit);
}

/**
 * Reads a manifest.
 * @throws Error when it doesn't hold the browser's entry
 */
export function assetsFromManifest(manifest: Manifest): AssetsFor {
  const script = manifest[ENTRY]?.file;
  if (!script) throw new Error(`The manifest has no ${ENTRY}; build the storefront first.`);
  const address = (file: string) => `/${file}`;
  const unique = (files: readonly string[]) => [...new Set(files)].map(address);
  return (sources) => {
    const chunks = closure(manifest, [ENTRY, ...sources]);
    return {
      script: address(script),
      styles: unique(chunks.flatMap(({ css = [] }) => css)),
      modules: unique(chunks.map(({ file }) => file).filter((file) => file !== script)),
    };
  };
}
