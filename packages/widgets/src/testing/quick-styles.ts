/** The facts that an element's display depends on in HTML's own style sheet. A summary's depends on its siblings, too. */
const decisive = ['hidden', 'open', 'popover', 'type', 'style'];

/** The values that elements inherit, and that the document starts with. */
const inherited: Readonly<Record<string, string>> = { visibility: 'visible', 'pointer-events': 'auto' };

function inheritedValue(element: Element, property: string): string {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const value = (one as HTMLElement).style?.getPropertyValue(property);
    if (value) return value;
  }
  return inherited[property] ?? '';
}

/**
 * Makes `getComputedStyle` of jsdom quick for what queries by role and clicks ask of each element and its ancestors. It
 * matches the whole style sheet of HTML against each of them, which takes a seventh of the time of tests. Documents
 * with style sheets and other properties are unaffected.
 */
export function quickenStyles(window: Window & typeof globalThis): void {
  const compute = window.getComputedStyle.bind(window);
  const displays = new Map<string, string>();
  const displayOf = (element: Element): string => {
    if (element.localName === 'summary') return compute(element).display;
    const key = JSON.stringify([element.localName, ...decisive.map((name) => element.getAttribute(name))]);
    const known = displays.get(key) ?? compute(element).display;
    displays.set(key, known);
    return known;
  };
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || element.ownerDocument.styleSheets.length > 0) return compute(element, pseudo);
    let whole: CSSStyleDeclaration | undefined;
    const wholeStyle = () => {
      whole ??= compute(element);
      return whole;
    };
    const valueNamed = (property: string): string => {
      if (property === 'display') return displayOf(element);
      if (property in inherited) return inheritedValue(element, property);
      return wholeStyle().getPropertyValue(property);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return valueNamed;
        if (name === 'display' || name === 'visibility') return valueNamed(name);
        if (name === 'pointerEvents') return valueNamed('pointer-events');
        const value: unknown = Reflect.get(wholeStyle(), name);
        return typeof value === 'function' ? value.bind(whole) : value;
      },
    });
  };
}
