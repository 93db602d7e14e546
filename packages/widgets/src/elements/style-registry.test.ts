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
  it('shares one sheet per module between all roots', () => {
    registry.addStyles('button', 'b{}');
    const [one, two] = [root(), root()];
    adopt(one);
    adopt(two);
    expect(textsOf(one)).toEqual(['b{}']);
    expect(one.adoptedStyleSheets[0]).toBe(two.adoptedStyleSheets[0]);
  });

  it('gives later modules to roots that are already there, in order', () => {
    const first = root();
    adopt(first);
    registry.addStyles('theme', 't{}');
    registry.addStyles('button', 'b{}');
    registry.addStyles('button', 'b{}');
    expect(textsOf(first)).toEqual(['t{}', 'b{}']);
  });

  it('forgets released roots and catches them up when they return', () => {
    const first = root();
    adopt(first);
    release(first);
    registry.addStyles('theme', 't{}');
    expect(textsOf(first)).toEqual([]);
    adopt(first);
    expect(textsOf(first)).toEqual(['t{}']);
  });
});
