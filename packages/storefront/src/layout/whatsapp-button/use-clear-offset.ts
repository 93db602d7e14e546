import { type RefObject, useEffect, useState } from 'react';

/** Controls of the page, lists of amounts such as an order's total, and the footer's links: all that stays uncovered. */
const UNCOVERED = 'main :is(button, input, select, textarea, dl), footer :is(a, button)';

/** How far above its place the button may move, as a share of the window's height. */
const REACH = 0.85;
const GAP_PX = 8;

const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where the element is without any transform. */
const placeOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): DOMRect =>
  new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);

/** By how many pixels `floating` must move up to cover no control; 0 if no place within reach is free. */
function clearOffset(floating: HTMLElement): number {
  const place = placeOf(floating);
  const reach = new DOMRect(
    place.left,
    place.bottom - window.innerHeight * REACH,
    place.width,
    window.innerHeight * REACH,
  );
  const taken = [...document.querySelectorAll(UNCOVERED)]
    .filter((control) => control !== floating)
    .map((control) => control.getBoundingClientRect())
    .filter((rect) => rect.width > 0 && overlaps(rect, reach))
    .sort((one, other) => other.bottom - one.bottom);
  let top = place.top;
  // From the bottom up: above each control in the way, until nothing is.
  for (const rect of taken)
    if (overlaps(rect, new DOMRect(place.left, top, place.width, place.height)))
      top = rect.top - place.height - GAP_PX;
  return top < reach.top ? 0 : Math.max(0, Math.ceil(place.top - top));
}

/** Keeps `floating` clear of the page's controls where the page comes to rest: returns by how many pixels it moves up. */
export function useClearOffset(floating: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);
  useEffect(() => {
    const update = () => floating.current && setOffset(clearOffset(floating.current));
    update();
    // Safari has no `scrollend`: the last scroll event of a movement is followed by a pause.
    let pause: ReturnType<typeof setTimeout> | undefined;
    const updateAtRest = () => {
      clearTimeout(pause);
      pause = setTimeout(update, 150);
    };
    const end = new AbortController();
    for (const type of ['scroll', 'resize'])
      window.addEventListener(type, updateAtRest, { passive: true, signal: end.signal });
    const observer = new ResizeObserver(updateAtRest);
    observer.observe(document.body);
    return () => {
      end.abort();
      observer.disconnect();
      clearTimeout(pause);
    };
  }, [floating]);
  return offset;
}
