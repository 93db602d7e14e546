import type { BasketLine, BasketLines } from '@diwan/sdk/commerce';
import { effect, untracked } from '@preact/signals-core';
import type { BasketStore } from '../stores';
import { type BasketEventName, emit } from './element-events';

/** A basket whose changes are told to the page as events. */
export interface ReportedBasket {
  /** The basket as one element uses it: what a visitor does there is told by that element. */
  usedBy(element: HTMLElement): BasketStore;
}

const changeEvents: Record<BasketStore['kind'], BasketEventName> = {
  cart: 'diwan-cart-change',
  'price-box': 'diwan-price-box-change',
};

/** Lines that hold more pieces than before, with how many more. */
function increases(before: BasketLines, after: BasketLines): { line: BasketLine; quantity: number }[] {
  const quantities = new Map(before.map(({ id, quantity }) => [id, quantity]));
  return after
    .map((line) => ({ line, quantity: line.quantity - (quantities.get(line.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
}

// Reading storage makes new lines each time; only what they say counts.
const isSame = (before: BasketLines, after: BasketLines) => JSON.stringify(before) === JSON.stringify(after);

/**
 * Tells the page of every change of a basket exactly once: through the element the visitor used, else (another tab,
 * the first reading of the storage, fresh prices) through the first of `elements`.
 */
export function reportBasket(basket: BasketStore, elements: ReadonlySet<HTMLElement>): ReportedBasket {
  let actor: HTMLElement | undefined;
  let before = basket.lines.peek();

  effect(() => {
    const lines = basket.lines.value;
    untracked(() => {
      const previous = before;
      before = lines;
      if (isSame(previous, lines)) return;
      const [speaker = document] = actor ? [actor] : elements;
      const added = actor ? increases(previous, lines) : [];
      const removed = actor ? increases(lines, previous) : [];
      for (const change of added) emit(speaker, 'diwan-add', { basket: basket.kind, ...change });
      for (const change of removed) emit(speaker, 'diwan-remove', { basket: basket.kind, ...change });
      emit(speaker, changeEvents[basket.kind], { lines, itemCount: basket.itemCount.value });
    });
  });

  return {
    usedBy(element) {
      // Verbs are synchronous, so whatever changes while one runs was done in this element.
      const by =
        <Arguments extends unknown[], Result>(verb: (...args: Arguments) => Result) =>
        (...args: Arguments): Result => {
          actor = element;
          try {
            return verb(...args);
          } finally {
            actor = undefined;
          }
        };
      return {
        ...basket,
        add: by(basket.add),
        toggle: by(basket.toggle),
        remove: (id) => by(by(basket.remove)(id)),
        increment: by(basket.increment),
        decrement: (id) => by(by(basket.decrement)(id)),
        setQuantity: by(basket.setQuantity),
        clear: () => by(by(basket.clear)()),
      };
    },
  };
}
