import path from 'node:path';
import { textFileOf } from './text-modules.mjs';

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** The file of an entry. @param {readonly Chunk[]} chunks @param {string} name */
function entryOf(chunks, name) {
  const found = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
  if (!found) throw new Error(`No file was built for ${name}.`);
  return found;
}

/** A file, then all it imports. @param {readonly Chunk[]} chunks @param {Chunk} file */
function withImports(chunks, file) {
  const files = new Set([file]);
  for (const { imports } of files)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) files.add(chunk);
  return [...files];
}

/**
 * The files an element needs before it can show something: its own, then all it imports.
 * @param {readonly Chunk[]} chunks @param {{ tag: string, callsAtOnce?: boolean }} definition
 */
export const filesOf = (chunks, { tag, callsAtOnce }) => [
  ...new Set(
    [tag, ...(callsAtOnce ? ['client'] : [])].flatMap((name) => withImports(chunks, entryOf(chunks, name))),
  ),
];

/**
 * What the loader knows of each element, by tag. Files that several elements need are named once, in a list.
 * @param {readonly Chunk[]} chunks
 * @param {typeof import('./definitions').definitions} definitions
 */
export function loaderTable(chunks, definitions) {
  const customCards = chunks.find(({ name }) => name === 'ElementCustomCards');
  if (!customCards) throw new Error('The file that fills templates was not found.');
  const nameOf = (/** @type {Chunk} */ { fileName }) => path.basename(fileName, '.js');
  const imports = definitions.map((definition) => filesOf(chunks, definition).slice(1).map(nameOf));
  const usesOf = (/** @type {string} */ file) => imports.filter((names) => names.includes(file)).length;
  // By how many need them, so that the places of most elements begin alike and compress well.
  const parts = [...new Set(['session', ...imports.flat().sort((a, b) => usesOf(b) - usesOf(a))])];
  const elements = definitions.map((definition, index) => [
    definition.tag,
    [
      // The session's file is fetched anyway.
      parts.flatMap((file, place) => (place > 0 && imports[index]?.includes(file) ? [place] : [])),
      textFileOf(definition),
      // Browsers that can't compute the second keep the first.
      [definition.room.blockSize, definition.room.byWidth?.()].filter(Boolean).join(';'),
    ],
  ]);
  return {
    DIWAN_ELEMENTS: Object.fromEntries(elements),
    DIWAN_PARTS: parts,
    DIWAN_CUSTOM_CARDS: withImports(chunks, customCards)
      .map(nameOf)
      .filter((file) => !parts.includes(file))
      .reverse(),
  };
}
