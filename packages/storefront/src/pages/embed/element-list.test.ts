import { addTexts, createI18n, loadNamespaces } from '@diwan/widgets';
import { expect, it } from 'vitest';
import { embeddableElements } from './element-list';

it.each(['en', 'ar'] as const)('has a text for each element, attribute and option in %s', async (locale) => {
  const i18n = createI18n({ locale });
  addTexts(i18n, await loadNamespaces(locale, ['embed']));
  const keys = embeddableElements.flatMap(({ name, attributes }) => [
    `elements.${name}`,
    ...attributes.flatMap((attribute) => [
      `attributes.${attribute.name}`,
      ...(typeof attribute.input === 'string' ? [] : attribute.input.map((word) => `options.${word}`)),
    ]),
  ]);
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key) => !i18n.exists(`diwan-embed:${key}`))).toEqual([]);
});

it('returns the input type of each attribute', () => {
  const inputs = new Map(
    embeddableElements.flatMap(({ name, attributes }) =>
      attributes.map((attribute) => [`${name} ${attribute.name}`, attribute.input]),
    ),
  );
  expect(inputs.get('product-grid single-page')).toBe('boolean');
  expect(inputs.get('product-grid limit')).toBe('number');
  expect(inputs.get('product-grid sort')).toContain('newest');
  expect(inputs.get('product-card product')).toBe('text');
  expect(inputs.get('cart checkout-href')).toBe('address');
  expect(inputs.has('product-grid shop-url')).toBe(false);
});
