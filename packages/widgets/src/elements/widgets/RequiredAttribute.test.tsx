import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RequiredAttribute } from './RequiredAttribute';

const error = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  vi.useFakeTimers();
  error.mockClear();
  return () => vi.useRealTimers();
});

const card = (isMissing: boolean) => (
  <RequiredAttribute
    tag="diwan-product-card"
    attribute="product"
    meaning="the code of a product"
    isMissing={isMissing}
  >
    <p>Nafud Sofa</p>
  </RequiredAttribute>
);

it('says what is missing, and shows the content between the tags', () => {
  const { container } = render(card(true));
  vi.runAllTimers();
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'Diwan: <diwan-product-card> shows nothing: set its attribute product to the code of a product.',
  );
  expect(container.querySelector('slot')).toBeInTheDocument();
});

it('says nothing of an element whose attribute is set right after it was inserted', () => {
  const { rerender } = render(card(true));
  rerender(card(false));
  vi.runAllTimers();
  expect(error).not.toHaveBeenCalled();
  expect(screen.getByText('Nafud Sofa')).toBeVisible();
});
