import { BasketButton, useDiwan } from '@diwan/widgets';

/** Price box and cart with their counts; the cart only when it isn't empty (spec §2). */
export function BasketLinks() {
  const { paths } = useDiwan();
  return (
    <>
      <BasketButton kind="price-box" link={{ href: paths.priceBox }} />
      <BasketButton kind="cart" link={{ href: paths.cart }} hideWhenEmpty />
    </>
  );
}
