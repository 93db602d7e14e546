import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../use-browser-layout-effect';
import { keepTabInside } from './keep-tab-inside';

let locks = 0;
let release: () => void = () => {};

/**
 * Locks the scrolling of the page behind a dialog, without a shift when its scrollbar disappears. Returns a function
 * that unlocks it; locks may overlap.
 */
function lockPageScroll(): () => void {
  if (locks++ === 0) {
    const page = document.documentElement;
    const { overflow, paddingInlineEnd } = page.style;
    const scrollbar = window.innerWidth - page.clientWidth;
    page.style.overflow = 'hidden';
    if (scrollbar > 0) page.style.paddingInlineEnd = `${scrollbar}px`;
    release = () => Object.assign(page.style, { overflow, paddingInlineEnd });
  }
  let held = true;
  return () => {
    if (held && --locks === 0) release();
    held = false;
  };
}

export interface DialogControls {
  /** False once the closing animation has ended: nothing needs to be rendered. */
  readonly isPresent: boolean;
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: () => void;
  readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Elements around a dialog. */
export interface AroundDialog {
  /** Focused on close if the previously focused element is gone. */
  readonly opener?: RefObject<HTMLElement | null> | undefined;
}

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;

/** Focuses the element marked `data-autofocus`, otherwise the heading, never the close button. */
function focusFirst(dialog: HTMLDialogElement) {
  const target =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('[data-dialog-title]');
  target?.focus();
}

/**
 * The browser restores the focus itself unless the element has been removed, re-rendered or made inert in the meantime.
 */
function returnFocus(root: Document | ShadowRoot, focused: Element | null, opener?: HTMLElement | null) {
  if (focused?.isConnected && focused.localName !== 'body' && !focused.closest('[inert]')) return;
  const again = focused?.id ? root.getElementById(focused.id) : null;
  (again ?? opener)?.focus();
}

/**
 * The behaviour of a modal `<dialog>` controlled by `open`: scroll lock, initial focus, Tab cycling, focus return.
 * Esc, the back gesture and a click on the backdrop call `onClose`; the owner of `open` decides whether to close.
 */
export function useDialog(open: boolean, onClose: () => void, { opener }: AroundDialog = {}): DialogControls {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const closeOpened = useRef<() => void>(undefined);
  const [isClosing, setIsClosing] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setIsClosing(!open);
  }

  // In layout effects rather than after the next frame: input in between would be lost, and effects of content that
  // replaces the dialog couldn't focus anything behind an open dialog. Not in a cleanup: React would then move the
  // focus back into the dialog, where it was before the commit.
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!open) closeOpened.current?.();
    if (!open || !dialog) return;
    const root = rootOf(dialog);
    const { activeElement: focused } = root;
    const unlock = lockPageScroll();
    dialog.addEventListener('keydown', keepTabInside);
    dialog.showModal();
    focusFirst(dialog);
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
    // Browsers close the dialog on a second Esc without a cancelable event. One that was removed while open has no `ref`
    // any more, and its owner knows.
    onClose: () => {
      if (open && ref.current?.open === false) onClose();
    },
    // A text selection that starts inside and ends on the backdrop must not close the dialog.
    onMouseDown: (event) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
    },
  };
}
