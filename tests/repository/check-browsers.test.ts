import { describe, expect, it } from 'vitest';
import { newerCalls, newerStyles } from '../../scripts/check-browsers.mjs';

describe('what the oldest supported browsers lack', () => {
  it.each([
    ['a { text-box-trim: trim-both }', 'text-box-trim'],
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a { justify-content: safe center }', 'justify-content: safe'],
    ['a { @scope (b) { color: red } } @view-transition { navigation: auto }', '@view-transition'],
    ['a:user-valid, dialog:open { color: red }', ':open'],
    ['a { background: color-mix(in srgb, red, blue) }', 'without a solid colour'],
    [':root { --edge: color-mix(in srgb, red, blue) }', 'without a solid colour'],
    ['dialog::backdrop { background: var(--veil) }', 'without a literal fallback'],
  ])('is named: %s', (css, named) => {
    expect(newerStyles(css).join()).toContain(named);
  });

  it.each([
    'a { color: red; color: light-dark(red, blue) }',
    '@supports (text-box-trim: trim-both) { a { text-box-trim: trim-both } }',
    'a { -webkit-backdrop-filter: blur(1px); backdrop-filter: blur(1px) }',
    'a { background: red; background: color-mix(in srgb, red, blue) }',
    ':root { --edge: color-mix(in srgb, red, blue) } @supports not (color: color-mix(in srgb, red, red)) { :root { --edge: red } }',
    'dialog::backdrop { background: var(--veil, black) }',
    '.card:has(a) { inline-size: 1cqi; inset: 0 }',
  ])('may be used with a fallback: %s', (css) => {
    expect(newerStyles(css)).toEqual([]);
  });

  it('is named in scripts, unless the call is optional or checked', () => {
    expect(newerCalls('Promise.withResolvers();\nlist.map(String);')).toEqual([
      { line: 1, text: expect.stringContaining('withResolvers()') },
    ]);
    expect(newerCalls('Promise.withResolvers?.();')).toEqual([]);
    expect(newerCalls("if ('requestIdleCallback' in window)\n  window.requestIdleCallback(load);")).toEqual(
      [],
    );
    expect(newerCalls('JSON.parse(text); v.union(list); form.requestSubmit();')).toEqual([]);
  });
});
