import type { ReactNode } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { DiwanElement, ElementAttributes, ElementEvent, ElementTag } from './element-types';

test('every tag is known to the page', () => {
  expectTypeOf<ElementTag>().toExtend<keyof HTMLElementTagNameMap>();
  expectTypeOf<'diwan-cart'>().toExtend<ElementTag>();
  expectTypeOf(document.createElement('diwan-cart')).toEqualTypeOf<DiwanElement<'diwan-cart'>>();
  // @ts-expect-error: no such element
  expectTypeOf<'diwan-cupboard'>().toExtend<ElementTag>();
});

test('attributes are properties, of the type of the widget’s prop', () => {
  const grid = document.createElement('diwan-product-grid');
  grid.limit = 4;
  grid.ids = [12, 14];
  grid.sort = 'newest';
  grid.singlePage = true;
  grid.shopUrl = 'https://shop.example';
  document.createElement('diwan-price').product = 101;
  document.createElement('diwan-price').product = 'NF1042';
  // @ts-expect-error: a number
  grid.limit = '4';
  // @ts-expect-error: no such order
  grid.sort = 'random';
  // @ts-expect-error: a prop of the React widget only
  grid.firstPage = undefined;
  // @ts-expect-error: an attribute of another element
  grid.checkoutHref = '/checkout';
});

test('methods are called with the page’s arguments', () => {
  const cart = document.querySelector('diwan-cart');
  expectTypeOf(cart?.add(101, { quantity: 2 })).toEqualTypeOf<Promise<boolean> | undefined>();
  expectTypeOf(document.createElement('diwan-cart-button').add('NF1042')).toEqualTypeOf<Promise<boolean>>();
  // @ts-expect-error: a number
  void cart?.add(101, { quantity: '2' });
  // @ts-expect-error: a method of the cart
  void document.createElement('diwan-search').add;
});

test('a shop provides to what is in it', () => {
  const shop = document.createElement('diwan-shop');
  shop.shopUrl = 'https://shop.example';
  shop.currency = 'code';
  // @ts-expect-error: no such display
  shop.currency = 'euro';
  // @ts-expect-error: an attribute of another element
  shop.limit = 4;
});

test('attributes are written as in HTML', () => {
  expectTypeOf<ElementAttributes<'diwan-cart'>>().toHaveProperty('checkout-href');
  expectTypeOf<ElementAttributes<'diwan-request-form'>['kind']>().toEqualTypeOf<
    'message' | 'project' | undefined
  >();
});

test('events have their detail, on an element, the document and the window', () => {
  window.addEventListener('diwan-order', ({ detail }) => {
    expectTypeOf(detail.total).toEqualTypeOf<number>();
  });
  const cart = document.createElement('diwan-cart');
  cart.addEventListener('diwan-cart-change', (event) => {
    expectTypeOf(event).toEqualTypeOf<ElementEvent<'diwan-cart-change'>>();
    expectTypeOf(event.detail.itemCount).toEqualTypeOf<number>();
  });
  document.addEventListener('diwan-error', ({ detail }) => {
    expectTypeOf(detail.message).toEqualTypeOf<string>();
    // @ts-expect-error: of another event
    void detail.itemCount;
  });
});

test('JSX takes the attributes, as text or as the value', () => {
  const page: ReactNode = (
    <>
      <diwan-product-grid category={1} limit="8" single-page sort="newest" lang="ar" />
      <diwan-add-button product={101} ondiwan-add={({ detail }) => detail.quantity} />
      <diwan-lead-form source-id={2} shop-url="https://shop.example">
        <a href="tel:+966110000000">Call us</a>
      </diwan-lead-form>
      {/* @ts-expect-error: no such kind of request */}
      <diwan-request-form kind="complaint" />
      {/* @ts-expect-error: no such attribute */}
      <diwan-cart colour="red" />
    </>
  );
  void page;
});
