import { CUSTOM_CARDS_SLOT, PLACE_ATTRIBUTE, PRODUCT_ATTRIBUTE } from './card-list';
import type { CardValues } from './card-values';
import { fillingOf, LABELLED_ATTRIBUTE } from './marked-places';

/** A card of the template's markup, which should have one outermost element. */
export function createCard({ content, ownerDocument }: HTMLTemplateElement): Element {
  const copy = ownerDocument.importNode(content, true);
  const [first] = copy.children;
  if (first && copy.children.length === 1) return first;
  const card = ownerDocument.createElement('div');
  card.append(copy);
  return card;
}

/** Hidden but for screen readers. A page's policy may refuse style attributes, but not properties. */
const HIDDEN = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)';

/** Writes what an element shows, and what screen readers say in its place. */
function write(element: Element, text: string, spoken = ''): void {
  if (element.textContent === text + spoken) return;
  if (!spoken) {
    element.textContent = text;
    return;
  }
  const [shown, said] = [text, spoken].map((content) => {
    const span = element.ownerDocument.createElement('span');
    span.textContent = content;
    return span;
  }) as [HTMLElement, HTMLElement];
  shown.setAttribute('aria-hidden', 'true');
  said.style.cssText = HIDDEN;
  element.replaceChildren(shown, said);
}

/**
 * Writes a product into a card, also into one that shows it or another already.
 * @returns what is wrong with the card's markup
 */
export function fillCard(card: Element, values: CardValues, isInBasket = false): readonly string[] {
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
    const { text, spoken, attributes } = filling;
    if (text !== undefined) write(element, text, spoken);
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    problems.push(...filling.problems);
  }
  return problems;
}

/** Adds a card to its list, which its element then shows in place of the other content between the tags. */
export function showCard(card: Element, list: Element, element: Element): void {
  if (card.parentNode !== list) list.append(card);
  (list === element ? card : list).slot = CUSTOM_CARDS_SLOT;
}
