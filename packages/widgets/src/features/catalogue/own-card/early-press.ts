/** On a button that doesn't work yet; `pressed` once the visitor pressed it. */
const EARLY_ATTRIBUTE = 'data-diwan-early';

/** Notes a press of a button whose code is still loading. */
export function notePresses(button: Element): void {
  button.setAttribute(EARLY_ATTRIBUTE, '');
  button.addEventListener('click', () => {
    if (button.hasAttribute(EARLY_ATTRIBUTE)) button.setAttribute(EARLY_ATTRIBUTE, 'pressed');
  });
}

/** Whether a button was pressed before it worked; from now on, it works. */
export function takeEarlyPress(button: Element): boolean {
  const isPressed = button.getAttribute(EARLY_ATTRIBUTE) === 'pressed';
  button.removeAttribute(EARLY_ATTRIBUTE);
  return isPressed;
}
