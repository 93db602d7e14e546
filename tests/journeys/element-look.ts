import type { Locator } from '@playwright/test';

/** What a visitor perceives of an HTML element or of a pseudo-element. */
interface Look {
  readonly name: string;
  readonly text: string;
  /** Offset from the root's corner, and size, in px. */
  readonly box: readonly number[];
  readonly style: Readonly<Record<string, string>>;
}

/** Visible styles, except sizes and positions, which are in the boxes. */
const seen = [
  ...[
    'color',
    'background-color',
    'background-image',
    'opacity',
    'visibility',
    'display',
    'content',
    'cursor',
  ],
  ...[
    'font-family',
    'font-size',
    'font-weight',
    'font-style',
    'line-height',
    'letter-spacing',
    'white-space',
  ],
  ...[
    'text-align',
    'text-decoration',
    'text-transform',
    'text-overflow',
    'text-underline-offset',
    'direction',
  ],
  ...['border-top', 'border-right', 'border-bottom', 'border-left', 'border-radius', 'box-shadow', 'outline'],
  ...['padding', 'margin', 'gap', 'overflow', 'position', 'z-index', 'transform', 'filter', 'object-fit'],
  ...[
    'fill',
    'stroke',
    'stroke-width',
    'appearance',
    'list-style-type',
    'scroll-snap-type',
    'pointer-events',
  ],
];

/** The look of everything inside `root`, in document order, with animations at their start or end. */
const looksOf = async (root: Locator): Promise<Look[]> => {
  // As one string: Playwright serialises objects value by value, which takes longer than collecting them.
  const written = await root.evaluate((container, names) => {
    for (const movement of container.getAnimations({ subtree: true })) {
      if (movement.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) movement.finish();
      else {
        movement.pause();
        movement.currentTime = 0;
      }
    }
    const origin = container.getBoundingClientRect();
    const styleOf = (element: Element, pseudo?: '::before' | '::after') => {
      const style = getComputedStyle(element, pseudo);
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    };
    const ownText = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('')
        .trim();

    const all = [...container.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = element.localName;
      const isShown = width * height > 0;
      const box = isShown ? [x - origin.x, y - origin.y, width, height] : [];
      const looks: Look[] = [{ name, text: ownText(element), box, style: styleOf(element) }];
      for (const pseudo of ['::before', '::after'] as const) {
        const style = styleOf(element, pseudo);
        const { content = 'none' } = style;
        if (content !== 'none' && content !== 'normal')
          looks.push({ name: `${name}${pseudo}`, text: content, box: [], style });
      }
      return looks;
    });
    return JSON.stringify(all);
  }, seen);
  return JSON.parse(written) as Look[];
};

/** The differences between two looks of an element, one per line. */
function differencesBetween(one: Look, other: Look): string[] {
  if (one.name !== other.name) return [`<${one.name}> "${one.text}" is <${other.name}> "${other.text}"`];
  const lines: string[] = [];
  if (one.text !== other.text) lines.push(`text is "${other.text}"`);
  if (one.box.some((length, index) => Math.abs(length - (other.box[index] ?? Number.NaN)) > 1))
    lines.push(`box ${one.box.map(Math.round)} is ${other.box.map(Math.round)}`);
  for (const [name, value] of Object.entries(one.style)) {
    if (other.style[name] !== value) lines.push(`${name} ${value} is ${other.style[name]}`);
  }
  return lines.map((line) => `<${one.name}> "${one.text}": ${line}`);
}

/**
 * The differences between `root` and `other` for a visitor: text, roles and accessible names, boxes (by more than 1 px)
 * and computed styles. Empty when they look and read the same.
 */
export async function differencesOf(root: Locator, other: Locator): Promise<string[]> {
  // A basket in a link has the minute in which it was made.
  const spokenBy = async (part: Locator) => (await part.ariaSnapshot()).replace(/#basket=\w+/g, '#basket');
  const [spoken, otherSpoken] = await Promise.all([spokenBy(root), spokenBy(other)]);
  if (spoken !== otherSpoken) return [`accessible content:\n${spoken}\n\nis\n\n${otherSpoken}`];
  const [looks, otherLooks] = await Promise.all([looksOf(root), looksOf(other)]);
  const lines = looks.flatMap((look, index) => {
    const twin = otherLooks[index];
    return twin ? differencesBetween(look, twin) : [`<${look.name}> "${look.text}" is missing`];
  });
  if (looks.length < otherLooks.length)
    lines.push(`${otherLooks.length - looks.length} elements are missing`);
  return lines;
}
