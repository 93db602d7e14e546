import { expect, type Page } from '@playwright/test';

/** Widths of phones; 320 × 256 px is also a desktop at 400 % zoom. */
export const SIZES = [
  [320, 256],
  [345, 844],
  [360, 844],
  [375, 844],
  [390, 844],
  [430, 844],
] as const;

/**
 * Elements of the page, or of the open dialog, that overflow the screen, scroll sideways, or have text clipped by their
 * box. Horizontal scrollers (sliders, filters) may overflow.
 */
function unfitting(): string[] {
  const { clientWidth } = document.documentElement;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const scrolls = /auto|scroll/;

  const cutters = new Map<Element | null, Element | null>([[null, null]]);
  /** The nearest ancestor that clips horizontal overflow. */
  const cutter = ({ parentElement: parent }: Element): Element | null => {
    if (!parent || parent === document.body) return null;
    if (!cutters.has(parent)) {
      const isOpen = getComputedStyle(parent).overflowX === 'visible';
      cutters.set(parent, isOpen ? cutter(parent) : parent);
    }
    return cutters.get(parent) ?? null;
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isShown && width > 1 && height > 1 && getComputedStyle(element).clipPath === 'none';
  };
  const isOver = (element: Element): boolean => {
    const { left, right } = element.getBoundingClientRect();
    return (left < -1 || right > clientWidth + 1) && !cutter(element);
  };
  const isCut = (element: Element): boolean => {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const box = texts.length > 0 ? cutter(element) : null;
    if (!box || element.closest('[aria-roledescription]')) return false;
    const { overflowX, textOverflow } = getComputedStyle(box);
    if (scrolls.test(overflowX) || textOverflow === 'ellipsis') return false;
    // Letter-spacing after the last letter may be clipped.
    const spacing = 2 + (Number.parseFloat(getComputedStyle(element).letterSpacing) || 0);
    const edge = box.getBoundingClientRect();
    return texts.some((node) => {
      const range = document.createRange();
      range.selectNode(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const isInside = top < edge.bottom - 1 && bottom > edge.top + 1;
      return isInside && (left < edge.left - spacing || right > edge.right + spacing);
    });
  };
  /** Only horizontal scrollers may scroll sideways, and the page never. */
  const scrollsAcross = (box: Element): boolean => {
    const { overflowX } = getComputedStyle(box);
    const isPage = box === document.documentElement;
    return (
      box.scrollWidth > box.clientWidth + 1 &&
      (isPage || (scrolls.test(overflowX) && box.scrollHeight > box.clientHeight + 1))
    );
  };

  const all = [...root.querySelectorAll('*')];
  const seen = all.filter(isSeen);
  const over = seen.filter(isOver);
  const innermost = over.filter(
    (element) => !over.some((other) => other !== element && element.contains(other)),
  );
  const describe = (problem: string) => (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const { left, right } = element.getBoundingClientRect();
    return `<${element.localName} class="${element.classList[0] ?? ''}"> “${words}” ${problem} (${Math.round(left)} to ${Math.round(right)})`;
  };
  return [
    ...innermost.map(describe('reaches over the edge')),
    ...seen.filter(isCut).map(describe('is cut')),
    ...[document.documentElement, ...all].filter(scrollsAcross).map(describe('scrolls sideways')),
  ];
}

/** Elements that don't fit at any phone width; restores the screen size. */
export async function unfittingOnPhones(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const fault of await page.evaluate(unfitting)) faults.push(`${width} × ${height}: ${fault}`);
  }
  if (before) await page.setViewportSize(before);
  return faults;
}

/** Expects the page to fit at every phone width. */
export async function expectFitsPhones(page: Page, state: string): Promise<void> {
  expect.soft(await unfittingOnPhones(page), state).toEqual([]);
}
