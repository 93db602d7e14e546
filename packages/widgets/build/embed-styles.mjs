import { classUse } from './class-maps.mjs';
import { filesOf } from './embed-manifest.mjs';
import { propertiesIn, pruneCss, withoutProperties } from './prune-css.mjs';

/** Where the design tokens are set. */
const isTheme = (/** @type {string} */ module) => module.endsWith('/theme/theme.css.ts');

/**
 * The style modules an element runs before it starts, in their order.
 * @param {import('esbuild').Metafile} metafile @param {string} entry
 */
function sheetsAtOnce(metafile, entry) {
  /** @type {Set<string>} */
  const visited = new Set();
  const visit = (/** @type {string} */ file) => {
    if (visited.has(file)) return [];
    visited.add(file);
    const { imports = [], inputs = {} } = metafile.outputs[file] ?? {};
    /** @type {string[]} */
    const before = imports.flatMap(({ path, kind }) => (kind === 'import-statement' ? visit(path) : []));
    return [...before, ...sheetsIn(inputs)];
  };
  return visit(entry);
}

const sheetsIn = (/** @type {Record<string, unknown>} */ inputs) =>
  Object.keys(inputs).flatMap((input) => (input.startsWith('sheet:') ? [input.slice('sheet:'.length)] : []));

/**
 * Gives each element one style sheet with all it needs at once and nothing of other elements. What is loaded later
 * brings styles of its own, which follow in the cascade; so what some element needs at once and another later comes
 * with both at once. All come with the design tokens they read.
 * @param {object} survey
 * @param {import('esbuild').Metafile} survey.metafile
 * @param {ReadonlyMap<string, string>} survey.sheets CSS by module
 * @param {ReadonlyMap<string, string>} survey.codeByFile scripts, with class maps as enums
 * @param {readonly string[]} survey.tags
 */
export function selectStyles({ metafile, sheets, codeByFile, tags }) {
  const theme = [...sheets].flatMap(([module, css]) => (isTheme(module) ? css : [])).join('');
  const rulesOf = (/** @type {readonly string[]} */ modules) =>
    modules.map((module) => (isTheme(module) ? '' : sheets.get(module))).join('');
  const useOf = (/** @type {readonly string[]} */ files) =>
    classUse(files.map((file) => codeByFile.get(file)).join('\n'));

  const neededAtOnce = new Set(
    tags.flatMap((tag) => sheetsAtOnce(metafile, filesOf(metafile, tag)[0] ?? '')),
  );
  const elements = tags.map((tag) => {
    const files = filesOf(metafile, tag, { withLater: true });
    const atOnce = sheetsAtOnce(metafile, files[0] ?? '');
    const others = files
      .flatMap((file) => sheetsIn(metafile.outputs[file]?.inputs ?? {}))
      .filter((module) => !atOnce.includes(module));
    return {
      tag,
      use: useOf(files),
      own: [...atOnce, ...others.filter((module) => neededAtOnce.has(module))],
      later: others.filter((module) => !neededAtOnce.has(module)),
    };
  });

  const styles = new Map(
    elements.map(({ tag, use, own, later }) => {
      const rules = pruneCss(rulesOf(own), use, [rulesOf(later)]);
      return [tag, { rules, tokens: pruneCss(theme, use, [rules]) }];
    }),
  );

  const use = useOf([...codeByFile.keys()]);
  const later = new Set(elements.flatMap((element) => element.later));
  const knownTokens = [...styles.values()].map(({ tokens }) => propertiesIn(tokens));
  const isKnown = (/** @type {string} */ token) => knownTokens.every((tokens) => tokens.has(token));

  const classes = new Set([...sheets.values()].flatMap((css) => css.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? []));

  return {
    use,
    isClasses: (/** @type {string} */ text) => text.split(' ').every((name) => classes.has(name)),
    /** @param {string} tag */
    ofElement(tag) {
      const { tokens = '', rules = '' } = styles.get(tag) ?? {};
      return tokens + rules;
    },
    /** The style sheet of a module that is loaded later by all elements that use it. @param {string} module */
    ofModule(module) {
      if (!later.has(module)) return undefined;
      const rules = pruneCss(rulesOf([module]), use, [...sheets.values()]);
      return withoutProperties(pruneCss(theme, { ...use, code: '' }, [rules]), isKnown) + rules;
    },
  };
}
