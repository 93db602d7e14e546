import type { BasketLine, BasketLines, BasketProduct, LineCustomization } from '@diwan/sdk/commerce';
import type { FailureReason } from '../../foundation/diagnostics/explain-error';
import type { BasketKind } from '../../foundation/stores';

/** Some pieces of a line that came or went. */
interface LineChange {
  readonly basket: BasketKind;
  readonly line: BasketLine;
  /** How many pieces more or fewer. */
  readonly quantity: number;
}

/** The addition that is about to happen. */
interface Addition {
  readonly basket: BasketKind;
  readonly product: BasketProduct;
  readonly quantity: number;
  readonly customization: LineCustomization | null;
}

interface OrderSummary {
  /** Undefined if the shop's API doesn't return it. */
  readonly number: string | undefined;
  /** Due on delivery, in the shop's currency. */
  readonly total: number;
  readonly lines: BasketLines;
}

interface BasketContents {
  readonly lines: BasketLines;
  /** Pieces in all lines. */
  readonly itemCount: number;
}

/** The `detail` of each event. */
export interface ElementEventDetails {
  /** A product is about to be added to a basket: `preventDefault()` keeps it out. */
  'diwan-before-add': Addition;
  /** The visitor put something into a basket. */
  'diwan-add': LineChange;
  /** The visitor took something out of a basket. */
  'diwan-remove': LineChange;
  /** The cart holds something else than before, for whatever reason; once per page, not per element. */
  'diwan-cart-change': BasketContents;
  /** The same for the price box. */
  'diwan-price-box-change': BasketContents;
  /** The shop has the form; right away, before the visitor closes the thanks. */
  'diwan-sent': null;
  /** The shop has received an order; right away, before the visitor closes the receipt. */
  'diwan-order': OrderSummary;
  /** The visitor has finished with the widget: the order is placed, the form sent. */
  'diwan-done': null;
  /** The widget, or a call of its own, failed; once per failure. */
  'diwan-error': FailureDetail;
}

export interface FailureDetail {
  readonly tag: string;
  readonly reason: FailureReason;
  /** The API that was called. */
  readonly address: string | undefined;
  /** The explanation for developers, in English: what happened and the likely cause. */
  readonly message: string;
}

/** Events without a detail. */
export type PlainEventName = 'diwan-done' | 'diwan-sent';

export type BasketEventName = 'diwan-cart-change' | 'diwan-price-box-change';

/**
 * Dispatches an event to the page. Crosses shadow boundaries, so a page may listen on the element, an ancestor or the document.
 * @returns false if the page has cancelled it
 */
export function emit<Name extends keyof ElementEventDetails>(
  element: EventTarget,
  name: Name,
  detail: ElementEventDetails[Name],
): boolean {
  const cancelable = name === 'diwan-before-add';
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

type ElementEvents = { [Name in keyof ElementEventDetails]: CustomEvent<ElementEventDetails[Name]> };

declare global {
  interface HTMLElementEventMap extends ElementEvents {}
  interface DocumentEventMap extends ElementEvents {}
  interface WindowEventMap extends ElementEvents {}
}
