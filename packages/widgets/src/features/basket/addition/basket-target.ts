import type { PurchaseMode } from '@diwan/sdk/commerce';

const TARGET_ATTRIBUTE = 'data-basket-target';

/** Spread on a basket's icon: images of added products fly there. */
export const basketTarget = (kind: PurchaseMode) => ({ [TARGET_ATTRIBUTE]: kind });

/** The API that the markup around a node names: an element's own, or that of a `<diwan-shop>`. */
function apiAround(node: Element): string | null | undefined {
  const named = node.closest('[api-base]');
  if (named) return named.getAttribute('api-base');
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? apiAround(root.host) : undefined;
}

/**
 * Finds the icon of a basket on the page: in the document, or in the shadow root of its custom element. On a page with
 * several shops, that of the same one as `picture`.
 */
export function findBasketTarget(kind: PurchaseMode, picture: Element): Element | undefined {
  const icon = `[${TARGET_ATTRIBUTE}="${kind}"]`;
  const buttons = [...document.querySelectorAll(`diwan-${kind}-button`)];
  const icons = [
    ...document.querySelectorAll(icon),
    ...buttons.flatMap(({ shadowRoot }) => shadowRoot?.querySelector(icon) ?? []),
  ];
  return icons.find((one) => apiAround(one) === apiAround(picture));
}
