import { afterPaint } from '@diwan/widgets';
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
import { loadedAddress } from '../routing/addresses';
import { type PanelCode, usePanelCode } from './use-panel-code';

export interface LazyPanel<Early extends HTMLElement, Props> extends PanelCode<Props> {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /**
   * What stands, hidden, in the panel's place from the server's markup on. A press shows it at once, before hydration
   * too; the panel opens over it and hides it.
   */
  readonly early: RefObject<Early | null>;
}

const reload = () => window.location.reload();

/**
 * A panel over the page whose code is fetched when it is first wanted. Another address closes it.
 * @param onBroken where its code cannot be had in this document; loads the document again by default. Must be stable.
 */
export function useLazyPanel<Early extends HTMLElement, Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onBroken: (early: Early | null) => void = reload,
): LazyPanel<Early, Props> {
  // What is chosen on the page, perhaps replayed while the panel opens, leaves it open.
  const address = loadedAddress(useAddress());
  const lastAddress = useRef(address);
  const [isOpen, setIsOpen] = useState(false);
  const early = useRef<Early>(null);
  const code = usePanelCode(
    load,
    isOpen,
    useCallback(() => onBroken(early.current), [onBroken]),
  );
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

  return { ...code, isOpen, open, close, early };
}
