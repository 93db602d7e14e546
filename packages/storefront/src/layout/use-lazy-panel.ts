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
import { useLoadedAddress } from '../navigation/use-loaded-address';
import { type PanelCode, usePanelCode } from './use-panel-code';

export interface LazyPanel<Early extends HTMLElement, Props> extends PanelCode<Props> {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /**
   * Placeholder for the panel, hidden in the server's markup. A click shows it at once, even before hydration; the
   * panel opens over it and hides it.
   */
  readonly early: RefObject<Early | null>;
}

const reload = () => window.location.reload();

/**
 * A panel over the page whose code is fetched when it is first opened. Navigation closes it.
 * @param onBroken called when the code can't be loaded in this document; reloads the document by default. Must be
 *   stable.
 */
export function useLazyPanel<Early extends HTMLElement, Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  onBroken: (early: Early | null) => void = reload,
): LazyPanel<Early, Props> {
  // Choices written to the URL, perhaps replayed while the panel opens, leave it open.
  const address = useLoadedAddress();
  const lastAddress = useRef(address);
  const [isOpen, setIsOpen] = useState(false);
  const early = useRef<Early>(null);
  const code = usePanelCode(
    load,
    isOpen,
    useCallback(() => onBroken(early.current), [onBroken]),
  );
  const cancelOpen = useRef(() => {});

  const open = useCallback(() => {
    if (early.current) {
      early.current.hidden = false;
      early.current.querySelector('input')?.focus();
    }
    cancelOpen.current();
    // On a slow phone, rendering the panel takes longer than a click may wait for a response.
    cancelOpen.current = afterPaint(() => startTransition(() => setIsOpen(true)));
  }, []);

  const close = useCallback(() => {
    cancelOpen.current();
    if (early.current) early.current.hidden = true;
    setIsOpen(false);
  }, []);

  useLayoutEffect(() => {
    if (lastAddress.current !== address) close();
    // Opened before hydration.
    else if (early.current && !early.current.hidden) open();
    lastAddress.current = address;
  }, [address, open, close]);

  return { ...code, isOpen, open, close, early };
}
