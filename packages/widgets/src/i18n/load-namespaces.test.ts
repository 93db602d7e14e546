import { expect, it } from 'vitest';
import { createI18n } from './create-i18n';
import { loadNamespaces, mergeResources } from './load-namespaces';

it('loads what is asked for, in one language', async () => {
  const resources = await loadNamespaces('ar', ['cart', 'errors']);
  expect(Object.keys(resources)).toEqual(['ar']);
  expect(Object.keys(resources.ar ?? {})).toEqual(['cart', 'errors']);
});

it('adds to what is there', async () => {
  const resources = mergeResources(
    await loadNamespaces('en', ['common']),
    await loadNamespaces('en', ['cart']),
  );
  const { t } = createI18n({ locale: 'en', resources });
  expect([t('common:close'), t('cart:items_title', { count: 1 })]).toEqual(['Close', '1 item in your cart']);
});
