import { pruneTable, tablesIn } from './prune-table.mjs';

/*
 * Class maps are exports of `.css.ts` modules such as `tones = { neutral: 'ab1', success: 'ab2' }`.
 *
 * For a survey they become enums, which esbuild inlines: `text.h3` turns into `"ab3" /* h3 *\/`. An enum that is still
 * there afterwards is read by keys known only at run time; its classes are used where the key is named.
 */

/** @param {string} file @param {string} script a `.css.ts` module @returns {string} TypeScript */
export function classMapsAsEnums(file, script) {
  const maps = tablesIn(file, script).filter(({ rows }) => rows.every(({ text }) => text !== undefined));
  // From the end, so that the positions before stay right.
  return maps.reduceRight((source, { name, start, end, rows }) => {
    const members = rows.map(({ key, text }) => `${JSON.stringify(key)} = ${JSON.stringify(text)}`);
    return `${source.slice(0, start)}enum ${name} { ${members.join()} }${source.slice(end).replace(/^;/, '')}`;
  }, script);
}

/** How esbuild writes a member of an enum that is still there. */
const member = /\w+\["([^"]+)"\] = "([^"]*)";/g;

/** The parts of a template that stand beside its first and last value: `` `h${level}` `` has "h" and "". */
const edges = /`((?:[^`\\$]|\\.)*)\$\{(?:[^`]*\})?((?:[^`\\}]|\\.)*)`/g;

/** Numbers that stand for themselves: `size: 20`, not `size < 18`. */
const wholeNumbers = /(?<=(?:[:=(,[?|&]|return) ?)\d+(?=\s*[,;:)}\]])/g;

/**
 * What scripts may put into a document.
 * @typedef {object} Use
 * @property {string} code the scripts without class maps
 * @property {(name: string) => boolean} hasClass whether an element may have the class
 * @property {(name: string) => boolean} hasTag whether there may be an element of the name
 */

/**
 * What the scripts of a survey use of classes and elements.
 * @param {string} code the scripts, with class maps as enums
 * @returns {Use}
 */
export function classUse(code) {
  const members = [...code.matchAll(member)].map(([, key = '', classes = '']) => ({ key, classes }));
  const named = code.replace(member, '');
  const templates = [...named.matchAll(edges)]
    .map(([, head = '', tail = '']) => ({ head, tail }))
    .filter(({ head, tail }) => /^[\w-]*$/.test(head + tail) && head + tail !== '');

  const numbers = new Set(named.match(wholeNumbers));
  const hasText = (/** @type {string} */ text) =>
    named.includes(JSON.stringify(text)) ||
    templates.some(
      ({ head, tail }) =>
        text.startsWith(head) &&
        text.endsWith(tail) &&
        // A single letter is completed to `h2` or `w300`, not to any word that begins with it.
        (head.length + tail.length > 1 || /\d/.test(text)),
    );

  const chosen = members.filter(({ key }) => hasText(key) || numbers.has(key)).map(({ classes }) => classes);
  const words = new Set(`${named} ${chosen.join(' ')}`.match(/[\w-]+/g));
  return {
    code: named,
    hasClass: (/** @type {string} */ name) => words.has(name),
    hasTag: hasText,
  };
}

/**
 * A `.css.ts` module whose class maps have the classes that are used.
 * @param {string} file @param {string} script @param {Use} use
 */
export const pruneClassMaps = (file, script, use) =>
  pruneTable(file, script, (_key, text) => text === undefined || text.split(' ').every(use.hasClass));
