import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardGrid, type CardGridProps } from './CardGrid';
import * as styles from './CardGrid.css';

/** Contents of the cards that span both columns of a phone though they are no wide ones. */
const loneCards = (cells: CardGridProps['cells'], isComplete?: boolean) => {
  const { unmount } = render(
    <CardGrid label="Products" cells={cells} {...(isComplete !== undefined && { isComplete })} />,
  );
  const lone = screen.getAllByRole('listitem').filter((item) => item.classList.contains(styles.loneCell));
  const found = lone.map(({ textContent }) => textContent);
  unmount();
  return found;
};
const cell = (content: string, isWide = false) => ({ key: content, content, isWide });

it('leaves no hole beside the last of an odd number of narrow cards, once no more will follow', () => {
  const odd = [cell('a'), cell('wide', true), cell('b'), cell('c'), cell('wide too', true)];
  expect(loneCards(odd)).toEqual(['c']);
  expect(loneCards(odd, false)).toEqual([]);
  expect(loneCards([...odd, cell('d')])).toEqual([]);
});
