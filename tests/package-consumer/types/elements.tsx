/* Types of the elements in a TypeScript page with the packed `@diwan/widgets`. */
import '@diwan/widgets';

const grid = document.createElement('diwan-product-grid');
grid.limit = 4;
// @ts-expect-error: a number
grid.limit = '4';

document.querySelector('diwan-cart')?.addEventListener('diwan-cart-change', ({ detail }) => {
  detail.itemCount.toFixed();
  // @ts-expect-error: of another event
  detail.message;
});

export const page = (
  <>
    <diwan-product-grid category={1} sort="newest" />
    {/* @ts-expect-error: no such attribute */}
    <diwan-cart colour="red" />
  </>
);
