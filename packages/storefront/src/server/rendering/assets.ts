/** A row of Vite's manifest. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: readonly string[];
}

/** Vite's `manifest.json`: chunks by their source. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Files a document needs before it can be shown and hydrated; addresses are absolute paths. */
export interface PageAssets {
  script: string;
  /** The one style sheet; none in development, where the bundler's client brings styles. */
  style?: string;
  /** Module chunks to fetch at once instead of one after the other. */
  modules: readonly string[];
}

/** Which files the page with this source needs, with these further sources (texts). */
export type AssetsFor = (sources: readonly string[]) => PageAssets;

const ENTRY = 'src/entry-client.tsx';
const STYLE = 'style.css';

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
 * @throws Error when it doesn't hold the browser's entry and style sheet
 */
export function assetsFromManifest(manifest: Manifest): AssetsFor {
  const script = manifest[ENTRY]?.file;
  const style = manifest[STYLE]?.file;
  if (!script || !style)
    throw new Error(`The manifest lacks ${ENTRY} or ${STYLE}; build the storefront anew.`);
  return (sources) => {
    const files = closure(manifest, [ENTRY, ...sources]).map(({ file }) => file);
    const modules = [...new Set(files)].filter((file) => file !== script);
    return { script: `/${script}`, style: `/${style}`, modules: modules.map((file) => `/${file}`) };
  };
}
