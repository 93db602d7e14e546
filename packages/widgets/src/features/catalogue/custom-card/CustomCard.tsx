import type { ProductSummary } from '@diwan/sdk/contract';
import { type ReactNode, useContext } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { ImageContext } from '../../../foundation/ui/image-source';
import { useBasketButton } from '../../basket/addition/use-basket-button';
import { type CardValues, cardValues } from './card-values';

/** A product for an app's own card. */
export interface CardProps extends CardValues {
  readonly product: ProductSummary;
  /** Whether the product is in its basket. */
  readonly isInBasket: boolean;
  /** Adds the product to its basket, or removes it; announces it, and flies a picture to the basket's icon. */
  toggle(picture?: Element | null): void;
}

/** The values of a product's card, and its basket. */
export function useCustomCard(product: ProductSummary): CardProps {
  const { settings, paths } = useDiwan();
  const { locale, t } = useI18n();
  const images = useContext(ImageContext);
  const { isIn, onToggle } = useBasketButton(product);
  return {
    ...cardValues(product, { locale, t, settings, paths, ...images }),
    product,
    isInBasket: isIn,
    toggle: (picture) => onToggle(picture ?? null),
  };
}

/** Renders a card of an app's own. */
export type RenderCard = (card: CardProps) => ReactNode;

export function CustomCard({ product, renderCard }: { product: ProductSummary; renderCard: RenderCard }) {
  return renderCard(useCustomCard(product));
}
