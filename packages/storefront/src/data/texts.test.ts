import { translatorOf } from '@diwan/widgets';
import { expect, it } from 'vitest';
import { definePage } from '../navigation/page/define-page';
import { loadTexts, namespacesOf } from './texts';

const pageWith = (...namespaces: readonly 'cart'[]) => definePage({ namespaces, component: () => null });

it('loads currency names, except for the riyal', async () => {
  expect(namespacesOf(pageWith(), { currency: 'SAR' })).not.toContain('currencies');
  const { t } = translatorOf(await loadTexts('ar', pageWith(), { settings: { currency: 'AED' } }));
  expect([3, 11].map((count) => t('currencies:AED', { count, value: count }))).toEqual([
    '3 دراهم إماراتية',
    '11 درهمًا إماراتيًا',
  ]);
});

it('prefers texts of the shop, with plural forms, and keeps the others', async () => {
  const texts = {
    en: {
      'cart:empty_title': 'Nothing yet',
      'cart:items_title_one': '{{count, number}} thing',
      'layout:menu.home': 'Start',
    },
  };
  const { t } = translatorOf(
    await loadTexts('en', pageWith('cart'), { settings: { currency: 'SAR' }, texts }),
  );
  expect(t('cart:empty_title')).toBe('Nothing yet');
  expect(t('cart:items_title', { count: 1 })).toBe('1 thing');
  expect(t('cart:items_title', { count: 3 })).toBe('3 pieces in your cart');
  expect(t('layout:menu.home' as 'cart:empty_title')).toBe('Start');
  const ours = translatorOf(await loadTexts('en', pageWith('cart'), { settings: { currency: 'SAR' } }));
  expect(ours.t('cart:empty_title')).not.toBe('Nothing yet');
});
