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
const adopt = (fake: ReturnType<typeof root>, sheet: CSSStyleSheet) =>
  registry.adoptStyles(fake as unknown as DocumentOrShadowRoot, sheet);
const release = (fake: ReturnType<typeof root>) =>
  registry.releaseStyles(fake as unknown as DocumentOrShadowRoot);

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('CSSStyleSheet', FakeSheet);
  registry = await import('./style-registry');
});
afterEach(() => vi.unstubAllGlobals());

describe('style registry', () => {
  it("gives a root its own element's styles", () => {
    const [grid, cart] = [root(), root()];
    adopt(grid, registry.createSheet('g{}'));
    adopt(cart, registry.createSheet('c{}'));
    expect(textsOf(grid)).toEqual(['g{}']);
    expect(textsOf(cart)).toEqual(['c{}']);
  });

  it('shares later styles between roots that are already there and those to come, after their own', () => {
    const [early, late] = [root(), root()];
    adopt(early, registry.createSheet('g{}'));
    registry.addStyles('toast{}');
    adopt(late, registry.createSheet('c{}'));
    registry.addStyles('dialog{}');
    expect(textsOf(early)).toEqual(['g{}', 'toast{}', 'dialog{}']);
    expect(textsOf(late)).toEqual(['c{}', 'toast{}', 'dialog{}']);
    expect(early.adoptedStyleSheets[1]).toBe(late.adoptedStyleSheets[1]);
  });

  it('forgets released roots and catches them up when they return', () => {
    const first = root();
    const own = registry.createSheet('g{}');
    adopt(first, own);
    release(first);
    registry.addStyles('toast{}');
    expect(textsOf(first)).toEqual(['g{}']);
    adopt(first, own);
    expect(textsOf(first)).toEqual(['g{}', 'toast{}']);
  });
});
