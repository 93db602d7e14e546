import type { CDPSession, Page } from '@playwright/test';

/** More than on any page. */
const MOST_STOPS = 250;

/** Within this time what arrives late has arrived, and the stop stands still. */
const PATIENCE_MS = 20_000;

interface Stop {
  name: string;
  /** Elements with the same styles in the same surroundings have the same kind. */
  kind: string;
  /** Around the element and its ring, within the viewport. */
  clip: { x: number; y: number; width: number; height: number };
  /** Pixels that a thin line along half of its edges has. */
  fewest: number;
  problem?: string;
}

declare global {
  interface Window {
    stops?: WeakSet<Element>;
  }
}

/** The stop that has the focus; undefined once all have had it. @param isAgain whether it is looked at a second time */
async function focusedStop(isAgain: boolean): Promise<Stop | 'in a frame' | undefined> {
  window.stops ??= new WeakSet();
  const element = document.activeElement;
  if (!element || element === document.body || (!isAgain && window.stops.has(element))) return undefined;
  if (element.localName === 'iframe') return 'in a frame';
  window.stops.add(element);
  // What makes room for it may take a moment.
  let stop = look(element);
  const restMs = getComputedStyle(element).position === 'fixed' ? 400 : 0;
  const end = Date.now() + 10_000;
  for (let rested = Date.now(); (stop.problem || Date.now() - rested < restMs) && Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const next = look(element);
    if (next.clip.y !== stop.clip.y) rested = Date.now();
    stop = next;
  }
  return stop;

  function look(element: Element): Stop {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    const boxes = [...element.getClientRects()].sort(
      (one, other) => other.width * other.height - one.width * one.height,
    );
    const box = boxes[0] ?? element.getBoundingClientRect();
    // What is drawn of it: within the viewport and every ancestor that clips it.
    const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const isFixed = (one: Element) => getComputedStyle(one).position === 'fixed';
    for (let around = element; !isFixed(around) && around.parentElement; ) {
      around = around.parentElement;
      const { overflowX, overflowY } = getComputedStyle(around);
      const { left, right, top, bottom } = around.getBoundingClientRect();
      if (around === document.documentElement || around === document.body) break;
      if (overflowX !== 'visible')
        [seen.left, seen.right] = [Math.max(seen.left, left), Math.min(seen.right, right)];
      if (overflowY !== 'visible')
        [seen.top, seen.bottom] = [Math.max(seen.top, top), Math.min(seen.bottom, bottom)];
    }
    const width = Math.min(box.right, seen.right) - Math.max(box.left, seen.left);
    const height = Math.min(box.bottom, seen.bottom) - Math.max(box.top, seen.top);
    const isWhole =
      width >= Math.min(box.width, (seen.right - seen.left) / 2) - 2 &&
      // Of large fields browsers show the line that is written.
      height >=
        Math.min(box.height, element.localName === 'textarea' ? 100 : (seen.bottom - seen.top) / 2) - 2;
    const shares = [0.25, 0.5, 0.75];
    const points = shares.flatMap((across) =>
      shares.map((down) => [box.left + box.width * across, box.top + box.height * down]),
    );
    const front = points
      .filter(([x = 0, y = 0]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
      .map(([x = 0, y = 0]) => document.elementFromPoint(x, y));
    const isOwn = (one: Element | null) =>
      one !== null && (element.contains(one) || one.contains(element) || label?.contains(one));
    const covering = front.filter((one) => !isOwn(one));

    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    const described = `<${element.localName}> ${name || (label?.textContent ?? '')}`;
    const around = 8;
    const [x, y] = [Math.max(0, box.left - around), Math.max(0, box.top - around)];
    const kinds = [element, element.parentElement, element.parentElement?.parentElement];
    return {
      name: described,
      kind: kinds.map((one) => `${one?.localName} ${one?.className}`).join(' in '),
      clip: {
        x,
        y,
        width: Math.max(1, Math.min(innerWidth, box.right + around) - x),
        height: Math.max(1, Math.min(innerHeight, box.bottom + around) - y),
      },
      fewest: Math.min(box.width, innerWidth) + Math.min(box.height, innerHeight),
      ...(!isWhole && {
        problem: `only ${Math.round(width)} × ${Math.round(height)} of ${Math.round(box.width)} × ${Math.round(box.height)} are in view`,
      }),
      ...(covering.length > points.length / 3 && {
        problem: `is behind <${covering[0]?.localName} class="${covering[0]?.className}">`,
      }),
    };
  }
}

/** Clearly differing pixels of two screenshots of the viewport, within `clip`. */
const differing = (page: Page, clip: Stop['clip'], shots: readonly string[]): Promise<number> =>
  page.evaluate(
    async ({ sources, clip: { x, y, width, height } }) => {
      const pixels = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = `data:image/png;base64,${source}`;
          await image.decode();
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(image, -x, -y);
          return context?.getImageData(0, 0, width, height).data ?? [];
        }),
      );
      const [one = [], other = []] = pixels;
      let count = 0;
      for (let index = 0; index < one.length; index += 4)
        if (
          [0, 1, 2].some(
            (channel) => Math.abs((one[index + channel] ?? 0) - (other[index + channel] ?? 0)) > 40,
          )
        )
          count += 1;
      return count;
    },
    { sources: shots, clip },
  );

/** Of the whole viewport: a phone's browser moves fixed elements for a part of it. */
const shot = async (devtools: CDPSession): Promise<string> =>
  (await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true })).data;

/** Focuses with a ring or not, without scrolling. */
const setFocus = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate((on) => {
    const state = window as unknown as { lastStop?: HTMLElement };
    if (on) state.lastStop?.focus({ preventScroll: true, focusVisible: true });
    else {
      state.lastStop = document.activeElement as HTMLElement;
      state.lastStop.blur();
    }
    return new Promise((resolve) => requestAnimationFrame(() => resolve()));
  }, isOn);

/**
 * How many pixels differ with the focus and without. The pictures count if the stop is afterwards where it was, and looks as it
 * did: otherwise something has arrived meanwhile, such as more items of a list, and moved it.
 * @returns undefined if it never stands still
 */
async function changedByFocus(page: Page, devtools: CDPSession, stop: Stop): Promise<number | undefined> {
  let clip = stop.clip;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const before = await shot(devtools);
    await setFocus(page, false);
    const without = await shot(devtools);
    await setFocus(page, true);
    const after = await shot(devtools);
    const now = await page.evaluate(focusedStop, true);
    if (typeof now !== 'object') return undefined;
    const isStill = now.clip.x === clip.x && now.clip.y === clip.y;
    if (isStill && (await differing(page, clip, [before, after])) < stop.fewest)
      return differing(page, clip, [without, after]);
    clip = now.clip;
    await page.waitForLoadState('networkidle');
  }
  return undefined;
}

/**
 * Goes through the page with the Tab key. At each stop the element is in view and in front; where its kind is new, the
 * picture around it changes when it takes the focus.
 * @param known kinds that were looked at on other pages
 */
export async function faultsOfStops(
  page: Page,
  devtools: CDPSession,
  known: Set<string>,
): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  let stops = 0;
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop, false);
    if (stop === 'in a frame') continue;
    if (!stop) break;
    stops += 1;
    if (stop.problem) faults.push(`${stop.name} ${stop.problem}`);
    if (known.has(stop.kind)) continue;
    known.add(stop.kind);
    const changed = await changedByFocus(page, devtools, stop);
    if (changed === undefined) faults.push(`${stop.name} doesn't stand still`);
    else if (changed < stop.fewest) faults.push(`${stop.name}: the focus changes ${changed} pixels`);
  }
  return { stops, faults };
}
