import type { CardValues } from './card-values';
import { fillingOf, LABELLED_ATTRIBUTE, PLACE_ATTRIBUTE, PRODUCT_ATTRIBUTE } from './marked-places';

/** The template between an element's tags; undefined without one. */
export const templateOf = (element: Element): HTMLTemplateElement | undefined =>
  [...element.children].find((child): child is HTMLTemplateElement => child instanceof HTMLTemplateElement);

/** What the cards are put into: the element marked as the list between the tags, else the element itself. */
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

/** A card of the template's markup, which should have one outermost element. */
export function createCard({ content, ownerDocument }: HTMLTemplateElement): Element {
  const copy = ownerDocument.importNode(content, true);
  const [first] = copy.children;
  if (first && copy.children.length === 1) return first;
  const card = ownerDocument.createElement('div');
  card.append(copy);
  return card;
}

interface FilledCard {
  /** The buttons that add the product. */
  readonly buttons: readonly Element[];
  /** What is wrong with the markup. */
  readonly problems: readonly string[];
}

/** Writes a product into a card, also into one that shows it or another already. */
export function fillCard(card: Element, values: CardValues, isInBasket = false): FilledCard {
  const buttons: Element[] = [];
  const problems: string[] = [];
  card.setAttribute(PRODUCT_ATTRIBUTE, `${values.id}`);
  const marked = `[${PLACE_ATTRIBUTE}]`;
  for (const element of [...(card.matches(marked) ? [card] : []), ...card.querySelectorAll(marked)]) {
    const filling = fillingOf(
      {
        tag: element.localName,
        places: element.getAttribute(PLACE_ATTRIBUTE) ?? '',
        hasText: !element.hasAttribute(LABELLED_ATTRIBUTE) && Boolean(element.textContent?.trim()),
        hasElements: element.childElementCount > 0,
      },
      values,
      isInBasket,
    );
    const { text, attributes } = filling;
    if (text !== undefined && element.textContent !== text) element.textContent = text;
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    if (filling.isButton) buttons.push(element);
    problems.push(...filling.problems);
  }
  return { buttons, problems };
}

/** Of the shadow root, for what is shown in place of the content between the tags. */
export const OWN_CARDS_SLOT = 'diwan-cards';

/** Adds a card to its list, which its element then shows in place of the other content between the tags. */
export function showCard(card: Element, list: Element, element: Element): void {
  if (card.parentNode !== list) list.append(card);
  (list === element ? card : list).slot = OWN_CARDS_SLOT;
}
