/*
 * Where an element's own cards are. Every grid looks for them; what fills them (`fill-card.ts`) loads only with a template.
 */

/** Marks a place of a card in the page's own markup: `<h3 data-diwan="name">`. Several are separated by spaces. */
export const PLACE_ATTRIBUTE = 'data-diwan';
/** Marks a card with its product's id. */
export const PRODUCT_ATTRIBUTE = 'data-diwan-product';

/** The slot of the shadow root for what is shown in place of the content between the tags. */
export const CUSTOM_CARDS_SLOT = 'diwan-cards';

/** The template between an element's tags; undefined without one. */
export const templateOf = (element: Element): HTMLTemplateElement | undefined =>
  [...element.children].find((child): child is HTMLTemplateElement => child instanceof HTMLTemplateElement);

/** The parent of the cards: the element marked as the list between the tags, else the element itself. */
export const listIn = (element: Element): Element =>
  element.querySelector(`:scope > [${PLACE_ATTRIBUTE}~="list"]`) ?? element;

/** The cards in a list that are there already, by product. */
export const cardsIn = (list: Element): Map<number, Element> =>
  new Map(
    [...list.querySelectorAll(`:scope > [${PRODUCT_ATTRIBUTE}]`)].map((card) => [
      Number(card.getAttribute(PRODUCT_ATTRIBUTE)),
      card,
    ]),
  );
