/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** The file of an entry. @param {readonly Chunk[]} chunks @param {string} name */
export function entryOf(chunks, name) {
  const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!found) throw new Error(`No file was built for ${name}.`);
  return found;
}

/** The files an element needs before it can start: its own, then all it imports. @param {readonly Chunk[]} chunks @param {string} tag */
export function filesOf(chunks, tag) {
  const files = new Set([entryOf(chunks, tag)]);
  for (const { imports } of files) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) files.add(chunk);
  }
  return [...files];
}

/** `chunks/base-1fq3x.js` → `base-1fq3x` @param {Chunk} chunk */
const nameOf = ({ fileName }) => fileName.slice('chunks/'.length, -'.js'.length);

/**
 * The file with `startEarly`, and the name it is exported under. The bundler makes another file for the whole name,
 * which would be one more request.
 * @param {readonly Chunk[]} chunks
 */
function earlyFileOf(chunks) {
  const [, startName, early] =
    entryOf(chunks, 'early').code.match(/export\{(\w+) as startEarly\}from"\.\/([^"]+)\.js"/) ?? [];
  if (!startName || !early) throw new Error('The file with `startEarly` was not found.');
  return { startName, early };
}

/**
 * What the loader knows of each element, by tag. Files that several elements need are named once, in a list.
 * @param {readonly Chunk[]} chunks
 * @param {readonly import('./definitions').BuiltDefinition[]} definitions
 */
export function loaderTable(chunks, definitions) {
  const { early, startName } = earlyFileOf(chunks);
  // The early file is fetched anyway.
  const importsOf = new Map(
    definitions.map(({ tag }) => [
      tag,
      filesOf(chunks, tag)
        .slice(1)
        .map(nameOf)
        .filter((name) => name !== early),
    ]),
  );
  const uses = [...importsOf.values()].flat();
  const usesOf = (/** @type {string} */ file) => uses.filter((used) => used === file).length;
  // By how many need them, so that the places of most elements begin alike and compress well.
  const parts = [early, ...[...new Set(uses)].sort((a, b) => usesOf(b) - usesOf(a))];
  const elements = definitions.map(({ tag, reservedBlockSize, reservedByWidth, texts }) => [
    tag,
    [
      nameOf(entryOf(chunks, tag)).slice(tag.length + 1),
      importsOf
        .get(tag)
        ?.map((file) => parts.indexOf(file))
        .sort((a, b) => a - b),
      [...texts.keys()].map((name) => (name === tag ? '' : name)),
      // Browsers that can't compute the second keep the first.
      [reservedBlockSize, reservedByWidth].filter(Boolean).join(';block-size:'),
    ],
  ]);
  return {
    DIWAN_ELEMENTS: Object.fromEntries(elements),
    DIWAN_PARTS: parts,
    DIWAN_START_EARLY: startName,
  };
}
