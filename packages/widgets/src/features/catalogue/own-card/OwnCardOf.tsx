import type { ProductSummary } from '@diwan/sdk/contract';
import type { ReactNode } from 'react';
import { type CardProps, useOwnCard } from './use-own-card';

/** Renders a card of an app's own. */
export type RenderCard = (card: CardProps) => ReactNode;

export function OwnCardOf({ product, renderCard }: { product: ProductSummary; renderCard: RenderCard }) {
  return renderCard(useOwnCard(product));
}
