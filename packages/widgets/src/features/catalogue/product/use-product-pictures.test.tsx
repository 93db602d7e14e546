import { makeImage } from '@diwan/sdk/testing';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { I18nProvider } from '../../../foundation/i18n';
import { sampleProduct } from '../../../testing';
import { i18nOf } from '../../../testing/i18n-of';
import { useProductPictures } from './use-product-pictures';

const front = makeImage({ id: 1, postion: 1, color: '#AAAAAA' });
const inBlue = makeImage({ id: 2, postion: 2, color: '#0000FF' });
const colors = ['#AAAAAA', '#0000FF'].map((hex, place) => ({
  id: place + 1,
  hex,
  name_en: hex,
  name_ar: hex,
  item_color: { is_default: place === 0 },
}));
const listed = sampleProduct({ colors, images: [front] });
const whole = { ...listed, images: [front, inBlue] };

it('shows the image of an edited line’s colour once it arrives, and then the visitor’s choice', () => {
  const { result, rerender } = renderHook(({ product, colorId }) => useProductPictures(product, colorId), {
    initialProps: { product: listed, colorId: 2 },
    wrapper: ({ children }) => <I18nProvider i18n={i18nOf.en}>{children}</I18nProvider>,
  });
  expect(result.current.index).toBe(0);
  rerender({ product: whole, colorId: 2 });
  expect(result.current.index).toBe(1);
  rerender({ product: whole, colorId: 1 });
  expect(result.current.index).toBe(0);
});
