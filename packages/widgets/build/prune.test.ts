// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pruneCss } from './prune-css.mjs';
import { pruneTable } from './prune-table.mjs';
import { pruneTexts } from './prune-texts.mjs';

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

describe('pruneCss', () => {
  const prune = (css: string, code: string) => pruneCss(new Map([['sheet', css]]), code).get('sheet');

  it('leaves out classes no script names', () => {
    const css =
      '.used { margin-inline-start: 1px } .used:hover { color: red } .unused, .used .unused { color: blue }';
    const pruned = prune(css, 'className: "used"');
    expect(pruned).toContain('.used{margin-inline-start:1px}');
    expect(pruned).toContain('.used:hover');
    expect(pruned).not.toContain('unused');
  });

  it('leaves out custom properties nobody reads, directly or through another', () => {
    const css =
      ':host { --diwan-a: var(--diwan-b); --diwan-b: 1px; --diwan-c: var(--diwan-d); --diwan-d: 2px; --diwan-e: 3px } .x { margin: var(--diwan-a) }';
    const pruned = prune(css, '"x", "var(--diwan-e)"') ?? '';
    expect([...pruned.matchAll(/--diwan-(\w):/g)].map(([, name]) => name)).toEqual(['a', 'b', 'e']);
  });

  it('keeps declarations lightningcss does not know', () => {
    expect(prune('.x { object-fit: cover }', '"x"')).toBe('.x{object-fit:cover}');
  });

  it('reads properties across sheets', () => {
    const sheets = pruneCss(
      new Map([
        ['theme', ':host { --diwan-ink: #111; --diwan-rust: #222 }'],
        ['card', '.card { color: var(--diwan-ink, red) }'],
      ]),
      '"card"',
    );
    expect(sheets.get('theme')).toBe(':host{--diwan-ink:#111}');
  });
});
