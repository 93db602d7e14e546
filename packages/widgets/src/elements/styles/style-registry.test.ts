import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** jsdom has no constructable style sheets. */
class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const root = (ownerDocument: object = document) => ({
  adoptedStyleSheets: [] as FakeSheet[],
  ownerDocument,
});
const textsOf = ({ adoptedStyleSheets }: { adoptedStyleSheets: object[] }) =>
  (adoptedStyleSheets as FakeSheet[]).map(({ text }) => text);

let registry: typeof import('./style-registry');
const adopt = (fake: ReturnType<typeof root>) => registry.adoptStyles(fake as unknown as ShadowRoot);
const release = (fake: ReturnType<typeof root>) => registry.releaseStyles(fake as unknown as ShadowRoot);

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  registry = await import('./style-registry');
});
afterEach(() => vi.unstubAllGlobals());

describe('style registry', () => {
  it('shares one sheet per module between roots that are already there and those to come, in order', () => {
    const [early, late] = [root(), root()];
    registry.addStyles('button{}');
    adopt(early);
    registry.addStyles('card{}');
    adopt(late);
    expect(textsOf(early)).toEqual(['button{}', 'card{}']);
    expect(textsOf(late)).toEqual(['button{}', 'card{}']);
    expect(early.adoptedStyleSheets[1]).toBe(late.adoptedStyleSheets[1]);
  });

  it('forgets released roots and catches them up when they return', () => {
    const first = root();
    registry.addStyles('button{}');
    adopt(first);
    release(first);
    registry.addStyles('toast{}');
    expect(textsOf(first)).toEqual(['button{}']);
    adopt(first);
    expect(textsOf(first)).toEqual(['button{}', 'toast{}']);
  });

  it('keeps what only works on the document out of shadow roots', () => {
    document.adoptedStyleSheets = [];
    const inside = root();
    registry.addDocumentStyles('@font-face{}');
    adopt(inside);
    expect(textsOf(document)).toEqual(['@font-face{}']);
    expect(textsOf(inside)).toEqual([]);
  });

  it('makes sheets of its own for each document that an element is moved into', () => {
    const frame = { defaultView: { CSSStyleSheet: class extends FakeSheet {} }, adoptedStyleSheets: [] };
    registry.addStyles('button{}');
    registry.addDocumentStyles('@font-face{}');
    const moved = root();
    adopt(moved);
    registry.adoptShopStyles(moved as unknown as ShadowRoot, { tokens: ':host{}', faces: '' });
    // As browsers do.
    Object.assign(moved, { ownerDocument: frame, adoptedStyleSheets: [] });
    adopt(moved);
    expect(textsOf(moved)).toEqual(['button{}', ':host{}']);
    for (const sheet of moved.adoptedStyleSheets)
      expect(sheet).toBeInstanceOf(frame.defaultView.CSSStyleSheet);
    expect(textsOf(frame)).toEqual(['@font-face{}']);
    registry.addStyles('card{}');
    expect(textsOf(moved)).toEqual(['button{}', ':host{}', 'card{}']);
  });
});
