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
  for (const { imports } of files)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) files.add(chunk);
  return [...files];
}

/** `chunks/base-1fq3x.js` → `base-1fq3x` @param {Chunk} chunk */
const nameOf = ({ fileName }) => fileName.slice('chunks/'.length, -'.js'.length);

/**
 * What the loader knows of each element, by tag. Files that several elements need are named once, in a list.
 * @param {readonly Chunk[]} chunks
 * @param {readonly import('./definitions').BuiltDefinition[]} definitions
 */
export function loaderTable(chunks, definitions) {
  // The bundler makes another file for the whole name of `startEarly`, which would be one more request.
  const [, startName, early = ''] =
    entryOf(chunks, 'early').code.match(/export\{(\w+) as startEarly\}from"\.\/([^"]+)\.js"/) ?? [];
  if (!startName) throw new Error('The file with `startEarly` was not found.');
  const imports = definitions.map(({ tag }) => filesOf(chunks, tag).slice(1).map(nameOf));
  const usesOf = (/** @type {string} */ file) => imports.filter((names) => names.includes(file)).length;
  // By how many need them, so that the places of most elements begin alike and compress well.
  const parts = [...new Set([early, ...imports.flat().sort((a, b) => usesOf(b) - usesOf(a))])];
  const elements = definitions.map(({ tag, reservedBlockSize, reservedByWidth, texts }, index) => [
    tag,
    [
      // The early file is fetched anyway.
      (imports[index] ?? [])
        .map((file) => parts.indexOf(file))
        .filter(Boolean)
        .sort((a, b) => a - b),
      [...texts.keys()].map((name) => (name === tag ? '' : name)),
      // Browsers that can't compute the second keep the first.
      [reservedBlockSize, reservedByWidth].filter(Boolean).join(';block-size:'),
    ],
  ]);
  const [{ tag: someTag = '' } = {}] = definitions;
  return {
    DIWAN_ELEMENTS: Object.fromEntries(elements),
    DIWAN_ELEMENTS_HASH: nameOf(entryOf(chunks, someTag)).slice(someTag.length + 1),
    DIWAN_PARTS: parts,
    DIWAN_START_EARLY: startName,
  };
}
