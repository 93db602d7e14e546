import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** jsdom has no constructable style sheets. */
class FakeSheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const root = () => ({ adoptedStyleSheets: [] as FakeSheet[] });
const textsOf = ({ adoptedStyleSheets }: { adoptedStyleSheets: FakeSheet[] }) =>
  adoptedStyleSheets.map(({ text }) => text);

let registry: typeof import('./style-registry');
const adopt = (fake: ReturnType<typeof root>) =>
  registry.adoptStyles(fake as unknown as DocumentOrShadowRoot);
const release = (fake: ReturnType<typeof root>) =>
  registry.releaseStyles(fake as unknown as DocumentOrShadowRoot);

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
    const page = root();
    // On the document's class, past which nothing is read.
    Object.assign(Document.prototype, page);
    const inside = root();
    registry.addDocumentStyles('@font-face{}');
    adopt(inside);
    expect(textsOf(page)).toEqual(['@font-face{}']);
    expect(textsOf(inside)).toEqual([]);
  });
});
