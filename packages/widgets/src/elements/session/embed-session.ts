import { type AncestorWatch, createAncestorWatch } from '../ancestors/ancestor-watch';
import type { ShopHints } from '../ancestors/shop-address';
import type { PageShop } from '../shop/page-shop';
import { createResponses, type Responses } from '../shop/responses';

/** The state that all elements of a page share: the loader creates one and passes it to each element it starts. */
export interface EmbedSession {
  /** The shop's addresses, from the attributes of the script's tag. */
  readonly hints: ShopHints;
  readonly responses: Responses;
  readonly ancestors: AncestorWatch;
  /** Props of elements for their first rendering, fetched before it. */
  readonly initialProps: WeakMap<Element, object>;
  /** By the address of their API. */
  readonly shops: Map<string, PageShop>;
}

export const createEmbedSession = (hints: ShopHints = {}): EmbedSession => ({
  hints,
  responses: createResponses(),
  ancestors: createAncestorWatch(),
  initialProps: new WeakMap(),
  shops: new Map(),
});
