import { transform } from 'lightningcss';

/** Oldest browsers with all the embed needs: constructable sheets, container queries, `<dialog>`, logical properties. */
const targets = { chrome: 111 << 16, firefox: 113 << 16, safari: (16 << 16) | (4 << 8) };

/**
 * @param {string} css
 * @param {Omit<import('lightningcss').TransformOptions<import('lightningcss').CustomAtRules>, 'filename' | 'code'>} options
 */
const minify = (css, options) =>
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    ...options,
  }).code.toString();

/** @param {string} css @param {string} code what no class of appears in `code` can't match anything */
function withoutUnusedClasses(css, code) {
  const classes = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
  return minify(css, { unusedSymbols: [...classes].filter((name) => !code.includes(name)) });
}

const declarations = /(--[\w-]+):([^;}]*)/g;
const references = /var\((--[\w-]+)/g;
const referencesIn = (/** @type {string} */ text) =>
  [...text.matchAll(references)].map(([, name = '']) => name);

/** Custom properties that some rule or script reads, directly or through another one. @param {readonly string[]} texts */
function readProperties(texts) {
  const values = texts.flatMap((text) =>
    [...text.matchAll(declarations)].map(([, name = '', value = '']) => ({ name, value })),
  );
  const read = new Set(texts.flatMap((text) => referencesIn(text.replace(declarations, ''))));
  for (const name of read) {
    for (const declared of values) {
      if (declared.name === name) for (const further of referencesIn(declared.value)) read.add(further);
    }
  }
  return read;
}

/**
 * Style sheets with what the scripts can use: rules of classes that no script names and custom properties that
 * nobody reads are left out, the rest is minified.
 * @param {ReadonlyMap<string, string>} sheets CSS by module
 * @param {string} code all scripts
 * @returns {Map<string, string>}
 */
export function pruneCss(sheets, code) {
  const used = new Map([...sheets].map(([module, css]) => [module, withoutUnusedClasses(css, code)]));
  const read = readProperties([...used.values(), code]);
  // lightningcss calls every property custom that it doesn't know, such as `object-fit`.
  const isUnread = (/** @type {string} */ name) => name.startsWith('--') && !read.has(name);
  return new Map(
    [...used].map(([module, css]) => [
      module,
      minify(css, { visitor: { Declaration: { custom: ({ name }) => (isUnread(name) ? [] : undefined) } } }),
    ]),
  );
}
