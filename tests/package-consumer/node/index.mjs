/* A script in plain Node, without React, that uses data and texts of the shop; the first argument is its API's URL. */
import { createClient } from '@diwan/sdk';
import { localized, priceTag } from '@diwan/sdk/commerce';
import { endpoints } from '@diwan/sdk/contract';
import { createI18n, createShopPaths, loadNamespaces, translatorOf } from '@diwan/widgets/server';

const locale = 'ar';
const client = createClient({ baseUrl: process.argv[2], locale });
const [texts, { currency }, { results }] = await Promise.all([
  loadNamespaces(locale, ['product']),
  client.settings.get(['general']),
  client.items.list({ category: 1, limit: 1 }),
]);
const { t } = translatorOf(createI18n({ locale, resources: texts }));
const [product] = results;
console.log(
  JSON.stringify({
    name: localized(product, 'name', locale),
    price: priceTag(product, { currency })?.unitPrice,
    address: createShopPaths('https://shop.example', locale).product(product),
    button: t('product:add_to_cart'),
    endpoints: Object.keys(endpoints).length,
  }),
);
