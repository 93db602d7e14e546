import * as v from 'valibot';
import { expect, test } from 'vitest';
import { productSummarySchema } from '../../contract';
import { basketProduct } from './basket-product';

const image = (id: number, postion: number) => ({
  id,
  postion,
  src_url: `products/${id}.webp`,
  alt: null,
  is_main: id === 1,
  width: 1000,
  height: 800,
});

const product = v.parse(productSummarySchema, {
  id: 101,
  code: 'NF1042',
  name_en: 'Sofa',
  name_ar: 'كنبة',
  price: 9940,
  discount: 15,
  allow_discount: true,
  is_price_show: true,
  is_sku_show: true,
  allow_online_purchase: true,
  is_custom: true,
  images: [image(1, 2), image(2, 1)],
});

test('contains only the fields a basket needs', () => {
  expect(basketProduct(product)).toEqual({
    id: 101,
    code: 'NF1042',
    name_en: 'Sofa',
    name_ar: 'كنبة',
    price: 9940,
    discount: 15,
    allow_discount: true,
    is_price_show: true,
    is_sku_show: true,
    allow_online_purchase: true,
    is_custom: true,
    image: { src_url: 'products/2.webp', width: 1000, height: 800 },
  });
});

test.each([
  ['that a backend sent', 9940],
  ['that a backend did not send', null],
])('a hidden price %s is removed from products and baskets', (_, price) => {
  const read = v.parse(productSummarySchema, { ...product, price, is_price_show: false });
  expect(read).toMatchObject({ price: null, discount: 0, is_price_show: false });
  expect(basketProduct({ ...product, is_price_show: false })).toMatchObject({ price: null, discount: 0 });
});

test('a product without a price is on request, not free', () => {
  const read = v.parse(productSummarySchema, { ...product, price: null });
  expect(read).toMatchObject({ price: null, is_price_show: false });
});

test('a product without images has no image in the basket', () => {
  expect(basketProduct({ ...product, images: [] }).image).toBeNull();
});
