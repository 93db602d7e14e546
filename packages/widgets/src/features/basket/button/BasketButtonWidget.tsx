import { useDiwan } from '../../../foundation/provider';
import { basketPath, useBasketLink } from '..';
import { BasketButton, type BasketButtonProps } from './BasketButton';

export interface BasketButtonWidgetProps extends Pick<BasketButtonProps, 'hideWhenEmpty'> {
  /** The page to link to. Defaults to the shop's page, which receives the basket's contents. */
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

/** Link to the cart, with its item count. */
export const CartButtonWidget = (props: BasketButtonWidgetProps) => (
  <BasketButtonWidget {...props} kind="cart" />
);

/** Link to the price box, with its item count. */
export const PriceBoxButtonWidget = (props: BasketButtonWidgetProps) => (
  <BasketButtonWidget {...props} kind="price-box" />
);
