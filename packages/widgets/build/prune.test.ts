// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { classNamesAsConstants } from './class-constants.mjs';
import { classMapsAsEnums, classUse, pruneClassMaps } from './class-maps.mjs';
import { propertiesIn, pruneCss, withoutProperties } from './prune-css.mjs';
import { pruneTable } from './prune-table.mjs';
import { pruneTexts } from './prune-texts.mjs';
import { minifyAgain } from './write-files.mjs';

describe('pruneTexts', () => {
  const texts = {
    title: 'Cart',
    items_one: '{{count}} item',
    items_other: '{{count}} items',
    line: { remove: 'Remove', edit: 'Edit' },
    sort: { newest: 'Newest', oldest: 'Oldest' },
  };

  it('keeps what a script names, with all plural forms', () => {
    const code = 't("cart:items", { count }); t("cart:line.remove")';
    expect(pruneTexts('cart', texts, code)).toEqual({
      items_one: '{{count}} item',
      items_other: '{{count}} items',
      line: { remove: 'Remove' },
    });
  });

  it('keeps every text a script may complete the key of', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the script's template, not this one's
    expect(pruneTexts('cart', texts, 't(`cart:sort.${name}`)')).toEqual({ sort: texts.sort });
  });

  it('keeps apart namespaces and keys that begin alike', () => {
    expect(pruneTexts('cart', texts, 't("common:title"); t("cart:title_long")')).toEqual({});
  });
});

describe('pruneTable', () => {
  const source = [
    'const shapes = {',
    "  bag: { lines: 'M5 8' },",
    "  'arrow-end': { lines: 'M4 12' },",
    "  check: { lines: 'm5 12' },",
    '} as const satisfies Record<string, Shape>;',
    'export const other = { ...shapes };',
  ].join('\n');

  it('leaves out the rows nobody names', () => {
    const pruned = pruneTable('shapes.ts', source, (key) => key === 'arrow-end');
    expect(pruned).toContain("'arrow-end': { lines: 'M4 12' }");
    expect(pruned).not.toMatch(/bag|check/);
    expect(pruned).toContain('...shapes');
  });

  it('leaves a table alone whose rows are all named', () => {
    expect(pruneTable('shapes.ts', source, () => true)).toBe(source);
  });
});

describe('class maps', () => {
  const module = [
    "import 'sheet:Badge';",
    "export var badge = 'aa0';",
    "export var text = {h1:'aa1',h2:'aa2 aa1'};",
    "export var tones = {quiet:'aa3','on-ink':'aa4','14':'aa5','16':'aa6'};",
    "export var vars = {color:{ink:'var(--diwan-color-ink)'}};",
  ].join('\n');

  /** As esbuild writes the enums. */
  const survey = (script: string) =>
    [
      'var tones = /* @__PURE__ */ ((tones2) => {',
      '  tones2["quiet"] = "aa3"; tones2["on-ink"] = "aa4"; tones2["14"] = "aa5"; tones2["16"] = "aa6";',
      '})(tones || {});',
      script,
    ].join('\n');
  const prune = (script: string) => pruneClassMaps('Badge.css.ts', module, classUse(survey(script)));

  it('become enums for a survey, and nothing else does', () => {
    const script = classMapsAsEnums('Badge.css.ts', module);
    expect(script).toContain('export enum text { "h1" = "aa1","h2" = "aa2 aa1" }');
    expect(script).toContain("export var badge = 'aa0';");
    expect(script).toContain("export var vars = {color:{ink:'var(--diwan-color-ink)'}};");
  });

  it('keep what is read by name and what is read by a key that is written somewhere', () => {
    const pruned = prune('f("aa2 aa1" /* h2 */); tones[tone]; props = { tone: "on-ink", size: 16 }');
    expect(pruned).toContain("'on-ink':'aa4'");
    expect(pruned).toContain("'16':'aa6'");
    expect(pruned).toContain("h2:'aa2 aa1'");
    expect(pruned).not.toMatch(/quiet|14/);
    expect(pruned).toContain('var(--diwan-color-ink)');
  });

  it('keep what a key may be made to, but not every word that begins with a letter', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the script's template, not this one's
    expect(prune('tones[`on-${ground}`]')).toContain("'on-ink'");
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the script's template, not this one's
    expect(prune('tones[`q${id}`]')).not.toContain('quiet');
  });

  it('take a number for a key only where it stands for itself', () => {
    expect(prune('size < 14 ? 1 : 16')).not.toContain('14');
  });
});

describe('pruneCss', () => {
  const prune = (css: string, code: string, readers?: string[]) => pruneCss(css, classUse(code), readers);

  it('leaves out classes no script names', () => {
    const css =
      '.used { margin-inline-start: 1px } .used:hover { color: red } .unused, .used .unused { color: blue }';
    const pruned = prune(css, 'className: "used"');
    expect(pruned).toContain('.used{margin-inline-start:1px}');
    expect(pruned).toContain('.used:hover');
    expect(pruned).not.toContain('unused');
  });

  it('leaves out elements no script makes', () => {
    const css =
      ':where(h1, h2, table) { margin: 0 } :where(table) { border: 0 } .x td, .x p { color: red } h1 { top: 0 }';
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the script's template, not this one's
    expect(prune(css, 'class: "x"; jsx("p"); jsx(`h${level}`)')).toBe(
      ':where(h1,h2){margin:0}.x p{color:red}h1{top:0}',
    );
  });

  it('leaves out what cannot be in a shadow root', () => {
    const css = ':root, :host { color: red } @media (min-width: 9px) { :root:lang(ar) { color: blue } }';
    expect(prune(css, '')).toBe(':host{color:red}');
  });

  it('leaves out animations of rules it left out', () => {
    const css =
      '@keyframes aa0 { to { top: 0 } } @keyframes aa1 { to { top: 0 } } .x { animation: aa0 1s } .y { animation: aa1 1s }';
    expect(prune(css, '"x"')).toMatch(/^@keyframes aa0\{[^}]*\}\}\.x\{animation:[^}]*aa0\}$/);
  });

  it('leaves out custom properties nobody reads, directly or through another', () => {
    const css =
      ':host { --diwan-a: var(--diwan-b); --diwan-b: 1px; --diwan-c: var(--diwan-d); --diwan-d: 2px; --diwan-e: 3px } .x { margin: var(--diwan-a) }';
    const names = (pruned: string) => [...pruned.matchAll(/--diwan-(\w):/g)].map(([, name]) => name);
    expect(names(prune(css, '"x", "var(--diwan-e)"'))).toEqual(['a', 'b', 'e']);
    expect(names(prune(css, '', ['.later { top: var(--diwan-c) }']))).toEqual(['c', 'd']);
  });

  it('keeps declarations lightningcss does not know', () => {
    expect(prune('.x { object-fit: cover }', '"x"')).toBe('.x{object-fit:cover}');
  });

  it('leaves no space a value can do without', () => {
    const css =
      '.x { font: var(--a), "A, * B"; inline-size: clamp(2 * var(--r), 1 * var(--r) + 2vw, 3 * var(--r)) }';
    expect(prune(css, '"x"')).toBe(
      '.x{font:var(--a),"A, * B";inline-size:clamp(2*var(--r),1*var(--r) + 2vw,3*var(--r))}',
    );
  });
});

describe('withoutProperties', () => {
  it('leaves out the custom properties it is told, and rules that only set them', () => {
    const css = ':host{--diwan-a:1px;--diwan-b:2px;color:red}[dir=rtl]{--diwan-a:3px}';
    expect(withoutProperties(css, (name) => name === '--diwan-a')).toBe(':host{--diwan-b:2px;color:red}');
    expect([...propertiesIn(css)]).toEqual(['--diwan-a', '--diwan-b']);
  });
});

describe('classNamesAsConstants', () => {
  it('lets the minifier inline class names, and leaves other variables as they are', () => {
    const script = classNamesAsConstants(
      'a.js',
      'start();var a="aa0",b="other",c;f(a)',
      (text) => text === 'aa0',
    );
    expect(script).toBe('start();const a="aa0";var b="other";var c;f(a)');
    expect(minifyAgain('a.js', script)).toContain('f(`aa0`)');
  });
});
