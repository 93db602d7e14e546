import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

const steps = { min: 1, max: 4, button: 1, doubleTap: 2.5 };
const clamp = (zoom: number) => Math.min(steps.max, Math.max(steps.min, zoom));

export interface Gestures {
  /** Called with the physical direction of a horizontal swipe. */
  onSwipe: (towards: 'left' | 'right') => void;
  onSwipeDown: () => void;
}

const swipeDistance = 56;
const tapInterval = 300;

/** Keeps the image centred while its size changes. */
function useCentredFrame(zoom: number): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const { current } = frame;
    const growth = zoom / before.current;
    before.current = zoom;
    if (!current) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = current;
    current.scrollLeft = (scrollLeft + clientWidth / 2) * growth - clientWidth / 2;
    current.scrollTop = (scrollTop + clientHeight / 2) * growth - clientHeight / 2;
  }, [zoom]);
  return frame;
}

/**
 * Zoom by buttons, pinch and double tap, and swipes while not zoomed. A zoomed image is moved by scrolling its frame,
 * so that wheel, touch and keyboard all work.
 */
export function useZoom({ onSwipe, onSwipeDown }: Gestures) {
  const [zoom, setZoom] = useState<number>(steps.min);
  const frame = useCentredFrame(zoom);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef({ x: 0, y: 0, time: 0, spread: 0, zoom: 1, wasPinch: false });
  const lastTap = useRef(0);

  const spread = () => {
    const [first, second] = [...pointers.current.values()];
    return first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0;
  };
  const place = (event: PointerEvent) =>
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });

  const onPointerDown = (event: PointerEvent) => {
    place(event);
    const wasPinch = pointers.current.size > 1;
    start.current = {
      x: event.clientX,
      y: event.clientY,
      time: event.timeStamp,
      spread: spread(),
      zoom,
      wasPinch,
    };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!pointers.current.has(event.pointerId)) return;
    place(event);
    if (pointers.current.size === 2 && start.current.spread > 0) {
      setZoom(clamp((start.current.zoom * spread()) / start.current.spread));
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    const isLast = pointers.current.delete(event.pointerId) && pointers.current.size === 0;
    if (!isLast || start.current.wasPinch) return;
    const x = event.clientX - start.current.x;
    const y = event.clientY - start.current.y;
    if (Math.hypot(x, y) < 8) onTap(event.timeStamp);
    else if (zoom > steps.min) return;
    else if (Math.abs(x) > swipeDistance && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 'left' : 'right');
    else if (y > swipeDistance) onSwipeDown();
  };
  const onTap = (time: number) => {
    const isDouble = time - lastTap.current < tapInterval;
    lastTap.current = isDouble ? 0 : time;
    if (isDouble) setZoom(zoom > steps.min ? steps.min : steps.doubleTap);
  };

  return {
    zoom,
    frame,
    canZoomIn: zoom < steps.max,
    canZoomOut: zoom > steps.min,
    zoomIn: () => setZoom(clamp(zoom + steps.button)),
    zoomOut: () => setZoom(clamp(zoom - steps.button)),
    reset: () => setZoom(steps.min),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event: PointerEvent) => pointers.current.delete(event.pointerId),
    },
  };
}
