import type { Client } from '@diwan/sdk';
import { type BasketProduct, type Handover, itemCount } from '@diwan/sdk/commerce';
import { type BasketKind, linesOfChoices, type Stores, type Undo } from '../stores';

/** A basket that arrived from another site, and what became of it. */
export interface ReceivedBasket {
  readonly status: 'received';
  readonly kind: BasketKind;
  /** Pieces that arrived and are in the basket now. */
  readonly pieces: number;
  /** Whether anything in the basket is different from before. */
  readonly isChanged: boolean;
  /** Whether the basket held something before. */
  readonly isMerged: boolean;
  /** Products of lines that the shop no longer has, as far as this device knows their names. */
  readonly gone: readonly BasketProduct[];
  /** Lines the shop no longer has whose names nobody knows here. */
  readonly goneUnnamed: number;
  /** Products that are no longer sold online. */
  readonly notOnline: readonly BasketProduct[];
  /** Products of which not everything chosen is still offered. */
  readonly changed: readonly BasketProduct[];
  readonly undo: Undo;
}

/**
 * Puts a basket of another site into the basket of its kind. Names, prices and what may be chosen are the shop's of
 * today. A line that is there already keeps the greater quantity, so that receiving twice changes nothing.
 * @throws DiwanError when the products can't be fetched; the basket is then as it was
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
