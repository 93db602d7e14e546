import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useClearOffset } from './use-clear-offset';

const rects = new Map<Element, DOMRect>();

/** jsdom has no layout: elements are where they are put here, in a window of 390 × 800. */
function place(html: string, where: Record<string, [x: number, y: number, width: number, height: number]>) {
  document.body.innerHTML = html;
  rects.clear();
  for (const [selector, rect] of Object.entries(where))
    rects.set(document.querySelector(selector) as Element, new DOMRect(...rect));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rects.get(this) ?? new DOMRect();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function offsetOf() {
  const floating = document.createElement('a');
  Object.assign(document.querySelector('footer') ?? document.body).append(floating);
  for (const [name, value] of Object.entries({
    offsetLeft: 326,
    offsetTop: 736,
    offsetWidth: 48,
    offsetHeight: 48,
  }))
    Object.defineProperty(floating, name, { value });
  return renderHook(() => useClearOffset({ current: floating }));
}

it('stays in its place where nothing is below it', () => {
  place('<main><button></button></main>', { button: [0, 740, 44, 44] });
  expect(offsetOf().result.current).toBe(0);
});

it('moves above the control it would cover, and above the next one if that is in the way', () => {
  place('<main><button></button><input></main><footer></footer>', {
    button: [320, 740, 60, 44],
    input: [20, 660, 350, 52],
  });
  // 48 high, 8 above the field.
  expect(offsetOf().result.current).toBe(736 - (660 - 48 - 8));
});

it('keeps clear of amounts and of the footer’s links', () => {
  place('<main><dl></dl></main><footer><a class="link"></a></footer>', {
    dl: [200, 700, 180, 30],
    '.link': [300, 750, 80, 34],
  });
  expect(offsetOf().result.current).toBe(736 - (700 - 48 - 8));
});

it('stays in its place if the whole window is taken', () => {
  place('<main><textarea></textarea></main>', { textarea: [0, 100, 390, 700] });
  expect(offsetOf().result.current).toBe(0);
});

it('moves once the page rests', () => {
  place('<main><button></button></main>', { button: [320, 900, 60, 44] });
  const { result } = offsetOf();
  expect(result.current).toBe(0);
  rects.set(document.querySelector('button') as Element, new DOMRect(320, 740, 60, 44));
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(result.current).toBe(0);
  act(() => void vi.advanceTimersByTime(200));
  expect(result.current).toBe(736 - (740 - 48 - 8));
});
