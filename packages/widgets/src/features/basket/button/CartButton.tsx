import { useDiwan } from '../../../foundation/provider';
import { basketPath } from '../basket-labels';
import { useBasketLink } from '../link/use-basket-link';
import { BasketButton, type BasketButtonProps } from './BasketButton';

export interface CartButtonProps extends Pick<BasketButtonProps, 'hideWhenEmpty'> {
  /** The page to link to. Defaults to the shop's page, which receives the basket's contents. */
  href?: string;
}

function LinkedButton({ kind, href, ...button }: CartButtonProps & Pick<BasketButtonProps, 'kind'>) {
  const { paths } = useDiwan();
  const page = href || basketPath(paths, kind);
  return <BasketButton {...button} kind={kind} link={useBasketLink(kind, page) ?? { href: page }} />;
}

/** Link to the cart, with its item count. */
export const CartButton = (props: CartButtonProps) => <LinkedButton {...props} kind="cart" />;

/** Link to the price box, with its item count. */
export const PriceBoxButton = (props: CartButtonProps) => <LinkedButton {...props} kind="price-box" />;
