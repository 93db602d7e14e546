/* An application with an i18next of its own, whose language the widgets follow and which overrides one of their texts. */
import '@diwan/widgets/styles.css';
import { createClient } from '@diwan/sdk';
import {
  addTexts,
  createI18n,
  createStores,
  DiwanProvider,
  loadNamespaces,
  ProductGrid,
} from '@diwan/widgets';
import { createInstance } from 'i18next';
import { createRoot } from 'react-dom/client';

const host = createInstance();
await host.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { app: { language: 'العربية' } }, ar: { app: { language: 'English' } } },
});
host.addResourceBundle('en', 'diwan-product', { add_to_cart_named: 'Take {{name}} home' });

const shopUrl = 'https://shop.example';
const client = createClient({ baseUrl: `${shopUrl}/api` });
const stores = createStores({ client });
const namespaces = ['common', 'product', 'errors'] as const;
const i18n = createI18n({ host, resources: await loadNamespaces('en', namespaces) });

async function toArabic() {
  addTexts(i18n, await loadNamespaces('ar', namespaces));
  await host.changeLanguage('ar');
  document.documentElement.lang = 'ar';
  document.documentElement.dir = 'rtl';
}

createRoot(document.body).render(
  <DiwanProvider client={client} stores={stores} i18n={i18n} shopUrl={shopUrl}>
    <button type="button" onClick={toArabic}>
      {host.t('app:language')}
    </button>
    <ProductGrid category={1} />
  </DiwanProvider>,
);
