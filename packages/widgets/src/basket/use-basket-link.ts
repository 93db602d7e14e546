import type { SyntheticEvent } from 'react';
import { useDiwan, useSignalValue } from '../provider';
import type { BasketKind } from '../stores';
import { handOver } from './hand-over';

type Update = (event: SyntheticEvent<HTMLAnchorElement>) => void;

/** What to spread on a link. */
export interface BasketLinkProps {
  readonly href: string;
  readonly onPointerDown?: Update;
  readonly onClick?: Update;
  readonly onAuxClick?: Update;
  readonly onContextMenu?: Update;
  readonly onDragStart?: Update;
}

/**
 * A link to a page of the shop that shows a basket. On a page of another origin it takes the basket along, as it is at
 * the moment of the press, whichever way the link is opened, copied or dragged. Null for a basket too large to travel.
 */
export function useBasketLink(kind: BasketKind, page: string): BasketLinkProps | null {
  const { stores, paths } = useDiwan();
  const basket = stores.basket(kind);
  const lines = useSignalValue(basket.availableLines);
  if (paths.isInShop) return { href: page };

  const { base } = paths;
  const href = paths.inLanguage(page);
  const address = handOver(href, { kind, lines, base });
  if (address === null) return null;
  // A page that the browser kept for the way back hears nothing of other tabs, and a code grows old.
  const update: Update = ({ currentTarget }) => {
    basket.reread();
    currentTarget.href = handOver(href, { kind, lines: basket.availableLines.peek(), base }) ?? href;
  };
  return {
    href: address,
    onPointerDown: update,
    onClick: update,
    onAuxClick: update,
    onContextMenu: update,
    onDragStart: update,
  };
}
