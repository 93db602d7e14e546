/**
 * Names what the oldest supported browsers lack: in the built style sheets properties, values, functions, selectors and
 * at-rules, in the sources calls of newer methods. Each needs a fallback: another declaration before it, `@supports`, an
 * optional call, or a reason below. Also checks that README and the embed's documentation promise these browsers.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import postcss from 'postcss';
import { oldestBrowsers } from './supported-browsers.mjs';

/** @typedef {import('@mdn/browser-compat-data').Identifier} Identifier */
/** @typedef {import('@mdn/browser-compat-data').CompatData} CompatData */

const bcd = /** @type {CompatData} */ (createRequire(import.meta.url)('@mdn/browser-compat-data'));
const root = fileURLToPath(new URL('..', import.meta.url));

/** What needs no fallback: without it pages look and work almost as they should. */
const optional = /** @type {Readonly<Record<string, string>>} */ ({
  '@page': 'margins of a printed page; the printer has its own',
  size: 'of a printed page',
  '@starting-style': 'dialogs appear without moving',
  '@media (scripting)': 'nobody without scripts has a browser that old; styles for scripts stand outside it',
  'break-after: avoid': 'a heading printed at the end of a page',
  'accent-color': 'a check box in the colour of the system',
  'content-visibility': 'lists further down are drawn sooner',
  'contain-intrinsic-block-size': 'goes with it',
  'field-sizing': 'a select as wide as its widest option',
  float: 'a legend where browsers put it',
  'font-family': 'the next font of the list',
  'forced-color-adjust': 'browsers without forced colours need none',
  'overscroll-behavior': 'the page scrolls on behind a scroller that has ended',
  'overscroll-behavior-inline': 'the same',
  'scroll-initial-target': 'a script scrolls there',
  'scrollbar-width': 'a scrollbar is seen',
  'text-size-adjust': 'only WebKit enlarges text, and knows the prefixed one',
  'text-wrap': 'lines break where they must',
  zoom: 'a larger quote sheet on narrow tablets',
  togglePopover: 'the toast has a z-index',
});

const compared = (/** @type {string} */ version, /** @type {string} */ than) => {
  const [a = [], b = []] = [version, than].map((text) => text.split('.').map(Number));
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0);
};

const names = /** @type {const} */ ({
  safari: 'safari',
  ios: 'safari_ios',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
});

/** The supported browsers that lack a feature, with the version that has it. @param {Identifier | undefined} feature */
function lacking(feature) {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return Object.entries(names).flatMap(([ours, theirs]) => {
    const statements = [support[theirs] ?? []].flat();
    const plain = statements.filter(
      ({ flags, prefix, alternative_name, version_removed }) =>
        !flags && !prefix && !alternative_name && !version_removed,
    );
    const added = plain.map(({ version_added }) => version_added).find(Boolean);
    // A preview or nothing at all is newer than any.
    const version = typeof added === 'string' ? added.replace('≤', '') : undefined;
    const oldest = oldestBrowsers[/** @type {keyof typeof oldestBrowsers} */ (ours)];
    const hasIt = version !== undefined && version !== 'preview' && compared(version, oldest) <= 0;
    // What only Safari on a Mac has is for pointers and selections.
    const isForPointers = ours === 'ios' && version === undefined && hasSafari(feature);
    return hasIt || isForPointers ? [] : [`${ours} ${version ?? 'never'}`];
  });
}

const hasSafari = (/** @type {Identifier | undefined} */ feature) =>
  [feature?.__compat?.support.safari ?? []].flat().some(({ version_added }) => Boolean(version_added));

/** Functions and units of values by name, from all types of values. */
const functions = new Map(
  Object.entries(bcd.css.types ?? {}).flatMap(([name, type]) => [
    [name, type],
    ...Object.entries(type).filter(([inner]) => inner !== '__compat'),
  ]),
);

/**
 * @param {string} css
 * @returns {string[]} features that a supported browser lacks and that have no fallback
 */
export function newerStyles(css) {
  /** @type {Set<string>} */
  const found = new Set();
  const report = (/** @type {string} */ name, /** @type {string[]} */ browsers) => {
    if (browsers.length > 0 && !(name in optional) && !((name.split(':')[0] ?? '') in optional))
      found.add(`${name} (${browsers.join(', ')})`);
  };
  const sheet = postcss.parse(css);
  const isTried = (/** @type {postcss.Node | undefined} */ node) => {
    for (let at = node; at; at = at.parent)
      if (at.type === 'atrule' && /** @type {postcss.AtRule} */ (at).name === 'supports') return true;
    return false;
  };
  const withoutMix = new Set();
  sheet.walkAtRules('supports', (rule) => {
    if (/not.*color-mix/.test(rule.params))
      rule.walkDecls((declaration) => void withoutMix.add(declaration.prop));
  });
  sheet.walkAtRules(({ name, params, parent }) => {
    if (isTried(parent)) return;
    report(`@${name}`, lacking(bcd.css['at-rules']?.[name]));
    if (name !== 'media') return;
    for (const [, feature] of params.matchAll(/\(\s*([\w-]+)/g))
      report(`@media (${feature})`, lacking(bcd.css['at-rules']?.media?.[feature ?? '']));
  });
  sheet.walkRules(({ selector, parent }) => {
    if (isTried(parent)) return;
    for (const [text, name] of selector.matchAll(/::?([a-z-]+)/g))
      if (!name?.startsWith('-')) report(text, lacking(bcd.css.selectors?.[name ?? '']));
  });
  sheet.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    if (isTried(declaration) || !parent) return;
    const before = parent.nodes.slice(0, parent.index(declaration));
    const others = before.filter((node) => node.type === 'decl' && node.prop === prop);
    const hasFallback = (/** @type {string} */ name) =>
      others.some((node) => node.type === 'decl' && !node.value.includes(name));
    const hasPrefixed = parent.nodes.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`);
    if (!prop.startsWith('-') && !hasPrefixed) report(prop, lacking(bcd.css.properties?.[prop]));
    for (const [, name = ''] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g))
      if (!hasFallback(`${name}(`)) report(`${name}()`, lacking(functions.get(name)));
    for (const [name = ''] of value.replace(/\([^)]*\)|"[^"]*"|'[^']*'/g, '').matchAll(/[a-z][a-z-]*/g))
      if (!hasPrefixed && !hasFallback(name))
        report(`${prop}: ${name}`, lacking(bcd.css.properties?.[prop]?.[name]));
    // Supported, but older browsers must stay legible.
    if (value.includes('color-mix(') && !hasFallback('color-mix(') && !withoutMix.has(prop))
      found.add(`${prop}: ${value.slice(0, 60)} without a solid colour before it`);
    // Inherits no tokens in some supported browsers.
    const isBackdrop =
      parent.type === 'rule' && /** @type {postcss.Rule} */ (parent).selector.includes('::backdrop');
    if (isBackdrop && prop.startsWith('background') && /var\(--[\w-]+\)/.test(value))
      found.add(`::backdrop { ${prop}: ${value} } without a literal fallback`);
  });
  return [...found].sort();
}

/** Objects whose methods the sources call on values of any name. */
const wanted = new Set([
  ...['Array', 'String', 'Object', 'Promise', 'Map', 'RegExp', 'Iterator', 'Math'],
  ...['AbortSignal', 'Blob', 'CSSStyleSheet', 'Document', 'DocumentFragment', 'Element', 'ElementInternals'],
  ...['HTMLButtonElement', 'HTMLDialogElement', 'HTMLElement', 'HTMLFormElement', 'HTMLInputElement'],
  ...['Node', 'Range', 'ShadowRoot', 'URL', 'URLSearchParams', 'Window'],
]);

/**
 * Methods that some supported browsers lack, with those: static ones as `Promise.try`, others by their names alone, if
 * no other object has a method of this name in all supported browsers.
 */
const newerMembers = (() => {
  /** @type {Map<string, string[]>} */
  const members = new Map();
  /** @type {Set<string>} */
  const old = new Set();
  for (const [owner, one] of [...Object.entries(bcd.api), ...Object.entries(bcd.javascript.builtins ?? {})])
    for (const [name, member] of Object.entries(/** @type {Identifier} */ (one))) {
      if (name === '__compat') continue;
      const feature = /** @type {Identifier} */ (member);
      const plain = name.replace(/_static$/, '');
      const called = plain === name ? name : `${owner}.${plain}`;
      const browsers = lacking(feature);
      if (browsers.length === 0) old.add(called);
      else if (wanted.has(owner) && browsers.some((text) => !text.endsWith('never')))
        members.set(called, browsers);
    }
  for (const name of old) members.set(name, []);
  return members;
})();

/**
 * @param {string} source
 * @returns {{ line: number, text: string }[]} calls that a supported browser can't make; optional ones, and those
 *   after a check on the same or the previous line, it can
 */
export function newerCalls(source) {
  const lines = source.split('\n');
  return lines.flatMap((text, index) => {
    const code = text.replace(/\/\/.*$|^\s*\*.*$/, '');
    return [...code.matchAll(/(\w*)\.(\w+)\(/g)].flatMap(([, owner = '', name = '']) => {
      const browsers = newerMembers.get(`${owner}.${name}`) ?? newerMembers.get(name) ?? [];
      const isChecked = new RegExp(`typeof [\\w.]+\\.${name}|'${name}' in `).test(
        `${lines[index - 1]}${text}`,
      );
      return browsers.length > 0 && !isChecked && !(name in optional)
        ? [{ line: index + 1, text: `${name}() (${browsers.join(', ')})` }]
        : [];
    });
  });
}

/** The shop's style sheet, as it was built. It holds all widgets' styles, which the embed script has too. */
function builtSheet() {
  const client = new URL('../packages/storefront/dist/client/', import.meta.url);
  const { styles } = JSON.parse(readFileSync(new URL('.vite/asset-map.json', client), 'utf8'));
  return readFileSync(new URL(`.${styles}`, client), 'utf8');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sources = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', 'packages/*.ts', 'packages/*.tsx'],
    { encoding: 'utf8', cwd: root },
  )
    .split('\n')
    .filter((file) => /^packages\/(sdk|widgets|storefront)\/src\//.test(file))
    .filter((file) => !/\.(test|test-d|stories|css)\.tsx?$|\/(testing|server|conformance)\//.test(file));
  const { safari, chrome, firefox } = oldestBrowsers;
  const promise = `Safari and iOS ${safari}, Chrome and Edge ${chrome}, Firefox ${firefox}`;
  const problems = [
    ...newerStyles(builtSheet()).map((name) => `style sheet: ${name}`),
    ...sources.flatMap((file) =>
      newerCalls(readFileSync(path.join(root, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line}  ${text}`,
      ),
    ),
    ...['README.md', 'packages/widgets/docs/embed/paste.md']
      .filter((file) => !readFileSync(path.join(root, file), 'utf8').includes(promise))
      .map((file) => `${file} doesn't promise “${promise}”`),
  ];
  if (problems.length > 0) {
    console.error(`Newer than ${promise}, without a fallback:\n${problems.join('\n')}`);
    process.exit(1);
  }
  console.log(`browsers: style sheet and ${sources.length} modules work from ${promise}`);
}
