import type { RefObject } from 'react';
import { useKeptFocus } from '../ui/use-kept-focus';

/**
 * For what holds all that is shown of a basket: where the line with the focus goes without a press here, as when another
 * tab removes it, the focus moves to the first line, or to the way out of an empty basket.
 */
export const useBasketFocus = (): RefObject<HTMLDivElement | null> =>
  useKeptFocus<HTMLDivElement>(
    (basket) => basket.querySelector<HTMLElement>('li a, li button') ?? basket.querySelector('a, button'),
  );
