import { addTexts, createI18n, loadNamespaces } from '@diwan/widgets';
import { expect, it } from 'vitest';
import { colorPropertiesOf, embeddableElements, wordsOf } from './element-list';

it.each(['en', 'ar'] as const)('has a text for each name in the manifest in %s', async (locale) => {
  const i18n = createI18n({ locale });
  addTexts(i18n, await loadNamespaces(locale, ['embed']));
  const keys = embeddableElements.flatMap((element) => [
    `elements.${element.tagName.replace('diwan-', '')}`,
    ...colorPropertiesOf(element).map((property) => `colors.${property.replace('--diwan-color-', '')}`),
    ...element.attributes.flatMap((attribute) => [
      `attributes.${attribute.name}`,
      ...wordsOf(attribute).map((word) => `options.${word}`),
      // The option that leaves the attribute out.
      ...(wordsOf(attribute).length > 0 && !attribute.default ? [`unset.${attribute.name}`] : []),
    ]),
  ]);
  expect(keys.length).toBeGreaterThan(30);
  expect(keys.filter((key) => !i18n.exists(`diwan-embed:${key}`))).toEqual([]);
});
