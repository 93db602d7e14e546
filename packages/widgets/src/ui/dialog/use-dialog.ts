import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect';
import { keepTabInside } from './keep-tab-inside';
import { lockPageScroll } from './scroll-lock';

export interface DialogControls {
  /** False once the closing animation is over: nothing needs to be rendered. */
  readonly isPresent: boolean;
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
  readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** What else has to do with a dialog. */
export interface AroundDialog {
  /** Takes the focus in the end where what had it before is gone. */
  readonly opener?: RefObject<HTMLElement | null> | undefined;
  /** Where it is visible it answers the press in the dialog's place: the dialog hides it and appears without moving. */
  readonly early?: RefObject<HTMLElement | null> | undefined;
}

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** Focuses what the content marks with `data-autofocus`, else the heading, never the close button. */
function focusFirst(dialog: HTMLDialogElement) {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('[data-dialog-title]');
  target?.focus();
}

/**
 * The browser returns the focus itself unless what had it has left the page, was rendered again, or became inert
 * meanwhile.
 */
function returnFocus(root: Document | ShadowRoot, focused: Element | null, opener?: HTMLElement | null) {
  if (focused?.isConnected && focused.localName !== 'body' && !focused.closest('[inert]')) return;
  const again = focused?.id ? root.getElementById(focused.id) : null;
  (again ?? opener)?.focus();
}

/**
 * The behaviour of a modal `<dialog>` that is open while `open` says so: scroll lock, first focus, Tab going round
 * inside, focus return.
 * Esc, the back gesture and a press on the backdrop call `onClose`; closing is up to the owner of `open`.
 */
export function useDialog(
  open: boolean,
  onClose: () => void,
  { opener, early }: AroundDialog = {},
): DialogControls {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const closeOpened = useRef<() => void>(undefined);
  const [isClosing, setIsClosing] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setIsClosing(!open);
  }

  // In layout effects, not after the next frame: what a visitor types meanwhile would be lost, and an effect of what takes
  // the dialog's place can't focus anything behind an open dialog. Not in a cleanup: React would then put the focus back
  // into the dialog, where it was before the commit.
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!open) closeOpened.current?.();
    if (!open || !dialog) return;
    const root = rootOf(dialog);
    const placeholder = early?.current?.hidden === false ? early.current : null;
    const { activeElement } = root;
    const focused = placeholder?.contains(activeElement) ? null : activeElement;
    dialog.toggleAttribute('data-in-place', placeholder !== null);
    const unlock = lockPageScroll();
    dialog.addEventListener('keydown', keepTabInside);
    dialog.showModal();
    focusFirst(dialog);
    if (placeholder) placeholder.hidden = true;
    closeOpened.current = () => {
      closeOpened.current = undefined;
      unlock();
      dialog.close();
      returnFocus(root, focused, opener?.current);
    };
  }, [open]);

  useBrowserLayoutEffect(() => () => closeOpened.current?.(), []);

  useEffect(() => {
    const dialog = ref.current;
    if (!isClosing || !dialog) return;
    let isCurrent = true;
    const animations = dialog.getAnimations?.({ subtree: true }) ?? [];
    Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      if (isCurrent) setIsClosing(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [isClosing]);

  return {
    isPresent: open || isClosing,
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Browsers close on a second Esc without asking again.
    onClose: () => {
      if (open && !ref.current?.open) onClose();
    },
    // A selection that starts inside and ends on the backdrop is no wish to close.
    onMouseDown: (event) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}
