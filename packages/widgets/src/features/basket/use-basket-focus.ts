import type { RefObject } from 'react';
import { useFocusFallback } from '../../foundation/ui/use-focus-fallback';

/**
 * For the element around a whole basket. If the focused line disappears without a click here, for example because
 * another tab removes it, focus moves to the first line, or to the link of the empty state.
 */
export const useBasketFocus = (): RefObject<HTMLDivElement | null> =>
  useFocusFallback<HTMLDivElement>(
    (basket) => basket.querySelector<HTMLElement>('li a, li button') ?? basket.querySelector('a, button'),
  );
