/* A page of a site that renders on its own server: the shop's home page sections and a product. */
import { createClient } from '@diwan/sdk';
import {
  createI18n,
  createStores,
  DiwanProvider,
  loadNamespaces,
  loadProductDetail,
  loadSections,
  ProductDetail,
  SectionList,
} from '@diwan/widgets';
import { createElement, StrictMode } from 'react';

const locale = 'ar';
const clientOf = (shopUrl) => createClient({ baseUrl: `${shopUrl}/api`, locale });

/** What the server sends along with its markup. */
export async function loadData(shopUrl) {
  const client = clientOf(shopUrl);
  const [page, settings, categories, { results }] = await Promise.all([
    client.pages.get('home'),
    client.settings.get(),
    client.categories.list(),
    client.items.list({ limit: 1 }),
  ]);
  const product = await client.items.get(results[0].id);
  const [related, similar] = await Promise.all([
    client.items.related(product.id),
    client.items.similar(product),
  ]);
  return { shopUrl, page, settings, categories, product, others: { related, similar } };
}

export async function createApp({ shopUrl, page, product, others, ...shop }) {
  const client = clientOf(shopUrl);
  const resources = await loadNamespaces(locale, ['common', 'product', 'errors', 'home']);
  return createElement(
    StrictMode,
    null,
    createElement(
      DiwanProvider,
      { client, stores: createStores({ client }), i18n: createI18n({ locale, resources }), shopUrl, ...shop },
      createElement(SectionList, { sections: page.sections, heading: 'الرئيسية' }),
      createElement(ProductDetail, { product, others, pageUrl: shopUrl }),
    ),
  );
}

/** A server renders at once: the code of all parts must be there. */
export const loadParts = ({ page }) => Promise.all([loadSections(page.sections), loadProductDetail()]);
