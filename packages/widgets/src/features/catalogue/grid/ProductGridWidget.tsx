import type { ReactNode } from 'react';
import { CustomCard, type RenderCard } from '../custom-card';
import { ProductGrid, type ProductGridProps } from './ProductGrid';

export interface ProductGridWidgetProps
  extends Omit<ProductGridProps, 'renderProduct' | 'renderList' | 'isCovered'> {
  /** Renders each product in place of the card: `(card) => <a href={card.href}>{card.name} {card.priceText}</a>`. */
  renderCard?: RenderCard;
}

/** Products of a category, a search or a list of ids; loads more on scroll (spec §4 «Item lists»). */
export function ProductGridWidget({ renderCard, ...grid }: ProductGridWidgetProps): ReactNode {
  return (
    <ProductGrid
      {...grid}
      renderProduct={renderCard && ((product) => <CustomCard product={product} renderCard={renderCard} />)}
    />
  );
}
