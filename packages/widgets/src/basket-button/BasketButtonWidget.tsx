import { basketPath, useBasketLink } from '../basket';
import { useDiwan } from '../provider';
import { BasketButton, type BasketButtonProps } from './BasketButton';

export interface BasketButtonWidgetProps extends Pick<BasketButtonProps, 'hideWhenEmpty'> {
  /** The page it leads to; that of the shop by default, which receives what the basket holds. */
  href?: string;
}

function BasketButtonWidget({
  kind,
  href,
  ...button
}: BasketButtonWidgetProps & Pick<BasketButtonProps, 'kind'>) {
  const { paths } = useDiwan();
  const page = href || basketPath(paths, kind);
  return <BasketButton {...button} kind={kind} link={useBasketLink(kind, page) ?? { href: page }} />;
}

/** The way to the cart, with the number of pieces in it. */
export const CartButtonWidget = (props: BasketButtonWidgetProps) => (
  <BasketButtonWidget {...props} kind="cart" />
);

/** The way to the price box, with the number of pieces in it. */
export const PriceBoxButtonWidget = (props: BasketButtonWidgetProps) => (
  <BasketButtonWidget {...props} kind="price-box" />
);
