import type { ProductSummary } from '@diwan/sdk/contract';
import type { RefObject } from 'react';
import { IconButton } from '../../../foundation/ui/IconButton';
import { checkIcon } from '../../../foundation/ui/icons';
import { useSinglePress } from '../../../foundation/ui/use-single-press';
import { useBasketButton } from '../../basket';

export interface BasketToggleProps {
  product: ProductSummary;
  /** Contains the image that flies to the basket. */
  tile: RefObject<HTMLElement | null>;
}

/** The round button that adds a product to its basket or removes it (spec §4). */
export function BasketToggle({ product, tile }: BasketToggleProps) {
  const { icon, isIn, label, onToggle } = useBasketButton(product);
  const press = useSinglePress(() => onToggle(tile.current?.querySelector('img') ?? document.body));
  return (
    <IconButton
      icon={isIn ? checkIcon : icon}
      variant={isIn ? 'active' : 'raised'}
      label={label}
      {...press}
    />
  );
}
