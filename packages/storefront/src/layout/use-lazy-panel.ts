import { afterPaint, useLazyComponent } from '@diwan/widgets';
import {
  type ComponentType,
  type RefObject,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAddress } from '../navigation/use-address';

export interface LazyPanel<Early extends HTMLElement, Props> {
  readonly isOpen: boolean;
  /** Undefined until it is first wanted and its code is there. It stays, since it may close with an animation. */
  readonly Panel: ComponentType<Props> | undefined;
  open(): void;
  close(): void;
  /**
   * What stands, hidden, in the panel's place from the server's markup on. A press shows it at once, before hydration
   * too; the panel opens over it and hides it.
   */
  readonly early: RefObject<Early | null>;
}

/** A panel over the page whose code is fetched when it is first wanted. Another address closes it. */
export function useLazyPanel<Early extends HTMLElement, Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyPanel<Early, Props> {
  const address = useAddress();
  const lastAddress = useRef(address);
  const [isOpen, setIsOpen] = useState(false);
  const Panel = useLazyComponent(load, isOpen);
  const early = useRef<Early>(null);
  const callOff = useRef(() => {});

  const open = useCallback(() => {
    if (early.current) {
      early.current.hidden = false;
      early.current.querySelector('input')?.focus();
    }
    callOff.current();
    // To render the panel takes a slow phone longer than a press may wait for its answer.
    callOff.current = afterPaint(() => startTransition(() => setIsOpen(true)));
  }, []);

  const close = useCallback(() => {
    callOff.current();
    if (early.current) early.current.hidden = true;
    setIsOpen(false);
  }, []);

  useLayoutEffect(() => {
    if (lastAddress.current !== address) close();
    // Pressed before hydration.
    else if (early.current && !early.current.hidden) open();
    lastAddress.current = address;
  }, [address, open, close]);

  return { isOpen, Panel, open, close, early };
}
