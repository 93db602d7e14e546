import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useRef,
  useState,
} from 'react';

/** Position of the lens from the physical top left of the image, and the image's size; all in px. */
export interface LensPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Step of an arrow key, in px. */
const KEY_STEP = 16;
/** Longer (ms) or further (px) touches use the lens and aren't taps. */
const PRESS_MS = 300;
const PRESS_PX = 8;

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

const within = (value: number, size: number) => Math.min(Math.max(value, 0), size);

/**
 * A magnifier over an image that is a button. It follows a mouse, moves with the arrow keys while the button has
 * keyboard focus, and shows under a finger only while it is down.
 */
export function useLens() {
  const [place, setPlace] = useState<LensPlace>();
  const touch = useRef<{ x: number; y: number; at: number }>(undefined);
  const wasLensUsed = useRef(false);

  const placeIn = (frame: Element, pointAt: (box: DOMRect) => { x: number; y: number }) => {
    const box = frame.getBoundingClientRect();
    const { x, y } = pointAt(box);
    const { width, height } = box;
    setPlace({ x: within(x, width), y: within(y, height), width, height });
  };
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) =>
    placeIn(currentTarget, ({ left, top }) => ({ x: clientX - left, y: clientY - top }));
  const hide = () => setPlace(undefined);

  return {
    /** Undefined while the lens is hidden. */
    place,
    hide,
    frameProps: {
      onPointerDown(event: PointerEvent) {
        wasLensUsed.current = false;
        if (event.pointerType !== 'touch') return;
        touch.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
        follow(event);
      },
      onPointerMove(event: PointerEvent) {
        if (event.pointerType !== 'touch' || touch.current) follow(event);
      },
      onPointerUp({ pointerType, clientX, clientY, timeStamp }: PointerEvent) {
        const start = touch.current;
        if (pointerType !== 'touch' || !start) return;
        const moved = Math.hypot(clientX - start.x, clientY - start.y);
        wasLensUsed.current = moved > PRESS_PX || timeStamp - start.at > PRESS_MS;
        touch.current = undefined;
        hide();
      },
      onPointerCancel() {
        touch.current = undefined;
        hide();
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch') hide();
      },
      onClickCapture(event: MouseEvent) {
        if (!wasLensUsed.current) return;
        wasLensUsed.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
      // A long press must not open the browser's image menu.
      onContextMenu(event: MouseEvent) {
        if (touch.current) event.preventDefault();
      },
      onFocus({ currentTarget }: FocusEvent) {
        if (!currentTarget.matches(':focus-visible')) return;
        placeIn(currentTarget, ({ width, height }) => ({ x: width / 2, y: height / 2 }));
      },
      onBlur: hide,
      onKeyDown(event: KeyboardEvent) {
        const step = steps[event.key];
        if (!step) return;
        event.preventDefault();
        placeIn(event.currentTarget, ({ width, height }) => ({
          x: (place?.x ?? width / 2) + step[0],
          y: (place?.y ?? height / 2) + step[1],
        }));
      },
    },
  };
}
