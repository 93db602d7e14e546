import type { SyntheticEvent } from 'react';
import { useDiwan } from '../../../foundation/provider';
import { useSignalValue } from '../../../foundation/signals/use-signal-value';
import type { BasketKind } from '../../../foundation/stores';
import { handOver } from './hand-over';

type Update = (event: SyntheticEvent<HTMLAnchorElement>) => void;

/** Props to spread on a link. */
export interface BasketLinkProps {
  readonly href: string;
  readonly onPointerDown?: Update;
  readonly onClick?: Update;
  readonly onAuxClick?: Update;
  readonly onContextMenu?: Update;
  readonly onDragStart?: Update;
}

/**
 * A link to a basket's page in the shop. On other origins it carries the basket as it is at the time of the click,
 * however the link is opened, copied or dragged. Null if the basket is too large for a URL.
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
  // A page restored from the back/forward cache has missed changes from other tabs, and codes expire.
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
