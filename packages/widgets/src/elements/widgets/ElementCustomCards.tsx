import type { ProductSummary } from '@diwan/sdk/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCustomCard } from '../../features/catalogue/custom-card/CustomCard';
import { CUSTOM_CARDS_SLOT, cardsIn, listIn } from '../../features/catalogue/custom-card/card-list';
import { createCard, fillCard, showCard } from '../../features/catalogue/custom-card/fill-card';
import type { RenderedList } from '../../features/catalogue/grid/GrowingGrid';
import { report } from '../diagnostics/report';

export interface ElementCustomCardsProps extends RenderedList {
  host: HTMLElement;
  template: HTMLTemplateElement;
  /** Cards of this grid are there before its products. */
  isCovered: boolean;
  onShown: () => void;
}

/** Cards in the light DOM of their element, where the page's own style sheets apply. */
export default function ElementCustomCards({
  host,
  template,
  isCovered,
  onShown,
  products,
  listRef,
}: ElementCustomCardsProps) {
  const [cards] = useState(() => cardsIn(listIn(host)));
  useLayoutEffect(() => {
    listRef.current = listIn(host) as HTMLUListElement;
  }, [host, listRef]);
  // Cards of products that are gone, or of another page.
  useLayoutEffect(() => {
    if (products.length === 0) return;
    const ids = new Set(products.map(({ id }) => id));
    for (const [id, card] of cards) {
      if (ids.has(id)) continue;
      card.remove();
      cards.delete(id);
    }
    const list = listIn(host);
    const ordered = products.flatMap(({ id }) => cards.get(id) ?? []);
    if (ordered.some((card, index) => card !== [...cardsIn(list).values()][index])) list.append(...ordered);
    if (isCovered) onShown();
  }, [cards, host, products, isCovered, onShown]);
  useLayoutEffect(
    () => () => {
      for (const card of cards.values()) card.remove();
    },
    [cards],
  );
  return (
    <>
      {(isCovered || products.length > 0) && <slot name={CUSTOM_CARDS_SLOT} />}
      {products.map((product) => (
        <CustomCard key={product.id} host={host} template={template} cards={cards} product={product} />
      ))}
    </>
  );
}

interface CustomCardProps extends Pick<ElementCustomCardsProps, 'host' | 'template'> {
  cards: Map<number, Element>;
  product: ProductSummary;
}

/** Keeps one card up to date. */
function CustomCard({ host, template, cards, product }: CustomCardProps) {
  const values = useCustomCard(product);
  const { isInBasket } = values;
  const toggle = useRef(values.toggle);

  useLayoutEffect(() => {
    toggle.current = values.toggle;
    const card = cards.get(product.id) ?? createCard(template);
    cards.set(product.id, card);
    const problems = fillCard(card, values, isInBasket);
    showCard(card, listIn(host), host);
    for (const text of problems) report(host, { type: 'template', text });
  });

  useEffect(() => {
    const card = cards.get(product.id);
    if (!card) return;
    const press = ({ target }: { target: EventTarget | null }) => {
      const button = target instanceof Element && target.closest('[data-diwan~="add"]');
      if (button && card.contains(button)) toggle.current(card.querySelector('img'));
    };
    card.addEventListener('click', press);
    return () => card.removeEventListener('click', press);
  }, [cards, product.id]);

  return null;
}
