import { type PriceDisplay, shownTaxRate } from '../../commerce';
import type { Product } from '../../contract';
import { facetsOf } from './shared/facets';
import type { Fakes } from './shared/fake';
import { found } from './shared/fake-failure';
import type { FakeShop } from './shared/fake-shop';
import { listedProducts, pageOf } from './shared/lists';

const productOf = ({ products }: FakeShop, idOrCode: number | string): Product =>
  found(
    products.find(({ id, code }) =>
      [String(id), code.toLowerCase()].includes(String(idOrCode).toLowerCase()),
    ),
  );

const displayOf = ({ settings }: FakeShop): PriceDisplay => ({
  currency: settings.currency,
  taxRate: shownTaxRate(settings),
});

export const itemsFakes: Fakes<'items.list' | 'items.facets' | 'items.get' | 'items.related'> = {
  'items.list': ({ shop, query }) => pageOf(listedProducts(shop.products, query, displayOf(shop)), query),
  'items.facets': ({ shop, query }) => facetsOf(shop.products, query, displayOf(shop)),
  'items.get': ({ shop, params }) => productOf(shop, params.id),
  'items.related': ({ shop, params, query }) => {
    const product = productOf(shop, params.id);
    return shop.products.filter((other): boolean => other.id !== product.id).slice(0, query.limit);
  },
};
