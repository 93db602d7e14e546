import { transform } from 'lightningcss';

/** @typedef {import('lightningcss').Selector} Selector */

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
  })
    .code.toString()
    // lightningcss leaves spaces in values that hold custom properties.
    .replace(/"[^"]*"|(,) | (\*) (?=var\()/g, (text, comma = '', times = '') => comma + times || text);

/** @param {readonly Selector[]} selectors @param {import('./class-maps.mjs').Use} use @returns {Selector[]} */
const matchableOf = (selectors, use) =>
  selectors.map((selector) => matchable(selector, use)).filter((selector) => selector !== undefined);

/**
 * A selector without what can't match inside a shadow root where `use` tells what there is.
 * @param {Selector} selector @param {import('./class-maps.mjs').Use} use
 * @returns {Selector | undefined} none if nothing is left
 */
function matchable(selector, use) {
  const parts = selector.map((part) =>
    part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where')
      ? { ...part, selectors: matchableOf(part.selectors, use) }
      : part,
  );
  const canMatch = parts.every((part) => {
    if (part.type === 'class') return use.hasClass(part.name);
    if (part.type === 'type') return use.hasTag(part.name);
    if (part.type !== 'pseudo-class') return true;
    if (part.kind === 'root') return false;
    return !('selectors' in part) || part.selectors?.length !== 0;
  });
  return canMatch ? parts : undefined;
}

/** @param {string} css @param {import('./class-maps.mjs').Use} use */
function withoutUnmatched(css, use) {
  const matched = minify(css, {
    visitor: {
      Selector: (selector) => matchableOf([selector], use),
    },
  });
  const animations = [...matched.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  const isUnused = (/** @type {string} */ name) => matched.split(name).length === 2 && !use.hasClass(name);
  return minify(matched, { unusedSymbols: animations.filter(isUnused) });
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

/** Custom properties a style sheet sets. @param {string} css */
export const propertiesIn = (css) => new Set([...css.matchAll(declarations)].map(([, name = '']) => name));

/**
 * A style sheet for shadow roots, with what can have an effect there: rules that match nothing scripts may make and
 * custom properties that nobody reads are left out, the rest is minified.
 * @param {string} css
 * @param {import('./class-maps.mjs').Use} use
 * @param {readonly string[]} [readers] further style sheets that may read its custom properties
 */
export function pruneCss(css, use, readers = []) {
  const used = withoutUnmatched(css, use);
  const read = readProperties([used, use.code, ...readers]);
  return withoutProperties(used, (name) => !read.has(name));
}

/** @param {string} css @param {(name: string) => boolean} isUnwanted tells custom properties to leave out */
export const withoutProperties = (css, isUnwanted) =>
  minify(css, {
    visitor: {
      // lightningcss calls every property custom that it doesn't know, such as `object-fit`.
      Declaration: { custom: ({ name }) => (name.startsWith('--') && isUnwanted(name) ? [] : undefined) },
    },
  });
