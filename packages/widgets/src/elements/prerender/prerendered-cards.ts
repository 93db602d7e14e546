import { type CardValues, OWN_CARDS_SLOT, templateOf } from '../../features/catalogue/own-card';
import { unclobbered } from '../../foundation/ui/unclobbered';
import { elementShop, elementValue } from '../session/element-values';
import type { EmbedSession } from '../session/embed-session';
import { adoptShopStyles, adoptStyles, type ShopStyles } from '../styles/style-registry';
import { shopsAround } from '../surroundings/shops-around';
import { cardsKey } from './cards-key';
import { firstGridPage } from './grid-page';

/*
 * The first cards of a grid, prerendered by the shop with the grid's own widget. Visitors see them while the element's
 * code loads; the element then renders over them, which keeps their nodes. The loader requests them (`loader.ts`) and
 * `elements/server` renders them. If they are missing or late, the element renders as usual.
 */

/** Text, or an element as `[tag, attributes, ...children]`: parsing markup needs what a strict policy forbids. */
export type CardNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, ...CardNode[]];

/** The module the shop serves; empty if it has no cards for the grid. */
export interface CardsModule {
  readonly key?: string;
  readonly nodes?: readonly CardNode[];
  /** In place of nodes, for a grid with a template. */
  readonly values?: readonly CardValues[];
  /** Of a shop with colours, typefaces or a currency of its own. */
  readonly styles?: ShopStyles;
}

/** A grid, and the module that the page's script has asked for; undefined when it couldn't be fetched. */
export type RequestedCards = readonly [grid: Element, asked: Promise<CardsModule | undefined>];

/** What an element is going to show; empty for an address that isn't one. */
function keyOf(element: Element, session: EmbedSession): string {
  try {
    return cardsKey(firstGridPage(element, session), elementShop(element, session).shopUrl, [
      elementValue(element, 'currency', 'string'),
      ...shopsAround(element),
    ]);
  } catch {
    return '';
  }
}

function build(node: CardNode, parentNamespace: string | null): Node | string {
  if (typeof node === 'string') return node;
  const [tag, attributes, ...children] = node;
  const namespace = tag === 'svg' ? 'http://www.w3.org/2000/svg' : parentNamespace;
  const element = unclobbered(document).createElementNS(namespace, tag) as HTMLElement;
  for (const [name, value] of Object.entries(attributes)) {
    // A policy forbids the attribute, not the property.
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.map((child) => build(child, namespace)));
  return element;
}

/** Shows the cards in their grid, unless its code is there first. */
export async function showPrerenderedCards(
  session: EmbedSession,
  [grid, asked]: RequestedCards,
): Promise<void> {
  const template = templateOf(grid);
  // While the cards are on their way.
  const loading = template && import('../../features/catalogue/own-card/fill-card').catch(() => undefined);
  const { key, nodes = [], values, styles } = (await asked) ?? {};
  const own = await loading;
  // The page's parser may have reached the template only after the request.
  if (!key || key !== keyOf(grid, session) || grid.shadowRoot || !templateOf(grid) !== !values) return;
  // Without the code that fills the template, the element shows the cards later.
  if (values && !own) return;
  const root = grid.attachShadow({ mode: 'open' });
  adoptStyles(root);
  if (styles) {
    adoptShopStyles(root, styles);
    // The element will need it at once. It asks again where that fails.
    import('../shop/shop-branding').catch(() => {});
  }
  if (own && template && values) {
    root.append(build(['slot', { name: OWN_CARDS_SLOT }], grid.namespaceURI));
    own.showValues(grid, template, values);
  } else root.append(...nodes.map((node) => build(node, grid.namespaceURI)));
  session.cards.set(grid, key);
}

/** Whether the cards an element shows are those of what it is going to show. */
export const hasFittingCards = (session: EmbedSession, element: Element): boolean =>
  session.cards.get(element) === keyOf(element, session);
