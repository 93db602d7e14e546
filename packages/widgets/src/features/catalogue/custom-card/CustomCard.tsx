import type { ProductSummary } from '@diwan/sdk/contract';
import type { ReactNode } from 'react';
import { type CardProps, useCustomCard } from './use-custom-card';

/** Renders a card of an app's own. */
export type RenderCard = (card: CardProps) => ReactNode;

export function CustomCard({ product, renderCard }: { product: ProductSummary; renderCard: RenderCard }) {
  return renderCard(useCustomCard(product));
}
