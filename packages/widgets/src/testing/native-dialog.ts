const openers = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * jsdom knows the `<dialog>` element but not how to open it. Enough of it for components, the return of the focus
 * included; real dialogs run in stories.
 */
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
    },
  });
}
