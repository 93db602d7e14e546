import { expect, it } from 'vitest';
import { addTexts, createI18n } from './create-i18n';
import { loadNamespaces } from './load-namespaces';
import { translatorOf } from './translator';

it('loads the requested namespaces in one language', async () => {
  const resources = await loadNamespaces('ar', ['cart', 'errors']);
  expect(Object.keys(resources)).toEqual(['ar']);
  expect(Object.keys(resources.ar ?? {})).toEqual(['cart', 'errors']);
});

it('adds to existing texts', async () => {
  const i18n = createI18n({ locale: 'en', resources: await loadNamespaces('en', ['common']) });
  const { t } = translatorOf(i18n);
  addTexts(i18n, await loadNamespaces('en', ['cart']));
  expect([t('common:close'), t('cart:items_title', { count: 1 })]).toEqual(['Close', '1 piece in your cart']);
});
