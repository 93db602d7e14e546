import type { Client } from '@diwan/sdk';
import { type BasketProduct, type Handover, itemCount } from '@diwan/sdk/commerce';
import { type BasketKind, linesOfChoices, type Stores, type Undo } from '../../../foundation/stores';

/** The result of importing a basket from another site. */
export interface ReceivedBasket {
  readonly status: 'received';
  readonly kind: BasketKind;
  /** Number of received pieces that are now in the basket. */
  readonly pieces: number;
  /** Whether the basket changed. */
  readonly isChanged: boolean;
  /** Whether the basket had items before. */
  readonly isMerged: boolean;
  /** Products the shop no longer has, if this device knows their names. */
  readonly gone: readonly BasketProduct[];
  /** Number of lines the shop no longer has and whose names this device doesn't know. */
  readonly goneUnnamed: number;
  /** Products that are no longer sold online. */
  readonly notOnline: readonly BasketProduct[];
  /** Products with a choice that is no longer offered. */
  readonly changed: readonly BasketProduct[];
  readonly undo: Undo;
}

/**
 * Merges a basket from another site into the basket of the same kind. Names, prices and available choices are the
 * shop's current ones. A line that already exists keeps the greater quantity, so importing is idempotent.
 * @throws DiwanError if the products can't be fetched; the basket then stays unchanged
 */
export async function receiveHandover(
  { kind, choices }: Handover,
  { client, stores }: { client: Pick<Client, 'items'>; stores: Pick<Stores, 'basket' | 'cart' | 'priceBox'> },
): Promise<ReceivedBasket> {
  const found = await linesOfChoices({ client, kind, choices });

  const basket = stores.basket(kind);
  basket.reread();
  const before = basket.lines.peek();
  const known = new Map(
    [...stores.cart.lines.peek(), ...stores.priceBox.lines.peek()].map(({ product }) => [
      product.id,
      product,
    ]),
  );
  const gone = found.gone.flatMap((id) => known.get(id) ?? []);
  const undo = basket.merge(found.lines);
  return {
    status: 'received',
    kind,
    pieces: itemCount(found.lines),
    isChanged: itemCount(basket.lines.peek()) !== itemCount(before),
    isMerged: before.length > 0,
    gone,
    goneUnnamed: found.gone.length - gone.length,
    notOnline: found.misplaced,
    changed: found.changed,
    undo,
  };
}
