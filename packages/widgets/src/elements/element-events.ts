/** Tells the page. Crosses shadow boundaries, so a page may listen on the element, an ancestor or the document. */
export function emit<Name extends keyof ElementEventDetails>(
  element: EventTarget,
  name: Name,
  detail: ElementEventDetails[Name],
): void {
  element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
}

/** What each event tells in its `detail`. */
export interface ElementEventDetails {
  /** The widget failed and shows a message in its place. */
  'diwan-error': { readonly message: string };
}

type ElementEvents = { [Name in keyof ElementEventDetails]: CustomEvent<ElementEventDetails[Name]> };

declare global {
  interface HTMLElementEventMap extends ElementEvents {}
  interface DocumentEventMap extends ElementEvents {}
}
