import fc from 'fast-check';
import { withShownPrice } from '../../contract/shown-price';
import { addLine, type BasketLines, EMPTY_BASKET } from '../basket/basket';
import type { BasketProduct, LineCustomization } from '../basket/basket-line';

/** Few ids, so that products and choices repeat. */
const id = fc.integer({ min: 1, max: 5 });

export const anyBasketProduct: fc.Arbitrary<BasketProduct> = fc
  .record({
    id,
    code: fc.stringMatching(/^[A-Za-z0-9]{1,8}$/),
    name_en: fc.string(),
    name_ar: fc.string(),
    price: fc.nat({ max: 9_999_999_999 }).map((count) => count / 100),
    discount: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    allow_discount: fc.boolean(),
    is_price_show: fc.boolean(),
    is_sku_show: fc.boolean(),
    allow_online_purchase: fc.boolean(),
    is_custom: fc.boolean(),
    image: fc.option(
      fc.record({
        src_url: fc.string({ minLength: 1 }),
        width: fc.option(fc.integer({ min: 1, max: 9999 })),
        height: fc.option(fc.integer({ min: 1, max: 9999 })),
      }),
    ),
  })
  .map(withShownPrice);

const anyFabric = fc.record({
  id,
  name_en: fc.string(),
  name_ar: fc.string(),
  image_url: fc.option(fc.string()),
});

export const anyLineCustomization: fc.Arbitrary<LineCustomization> = fc.record({
  color: fc.option(
    fc.record({ id, hex: fc.constant('#6F8273'), name_en: fc.string(), name_ar: fc.string() }),
  ),
  fabrics: fc
    .uniqueArray(anyFabric, { selector: (fabric) => fabric.id, maxLength: 4 })
    .map((fabrics) => fabrics.sort((one, other) => one.id - other.id)),
  width: fc.option(fc.record({ value: fc.integer({ min: 1, max: 400 }), unit: fc.constant('cm') })),
});

export const anyAddition = fc.record({
  product: anyBasketProduct,
  customization: fc.option(anyLineCustomization),
  quantity: fc.integer({ min: 1, max: 999 }),
});

/** A basket created by adding lines. */
export const anyBasket: fc.Arbitrary<BasketLines> = fc
  .array(anyAddition, { maxLength: 8 })
  .map((additions) => additions.reduce<BasketLines>(addLine, EMPTY_BASKET));
