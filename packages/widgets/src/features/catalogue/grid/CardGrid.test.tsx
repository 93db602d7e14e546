import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CardGrid, type CardGridProps } from './CardGrid';
import * as styles from './CardGrid.css';

/** Content of the cards that span both columns on phones although they aren't wide. */
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

it('fills the row of the last of an odd number of narrow cards, once the list is complete', () => {
  const odd = [cell('a'), cell('wide', true), cell('b'), cell('c'), cell('wide too', true)];
  expect(loneCards(odd)).toEqual(['c']);
  expect(loneCards(odd, false)).toEqual([]);
  expect(loneCards([...odd, cell('d')])).toEqual([]);
});

it('has skeletons where the cards of a complete list will be', () => {
  const lone = (skeletons: number) => {
    const { container, unmount } = render(<CardGrid label="Products" cells={[]} skeletons={skeletons} />);
    const found = [...container.querySelectorAll('li')].map(({ classList }) =>
      classList.contains(styles.loneCell),
    );
    unmount();
    return found;
  };
  expect(lone(3)).toEqual([false, false, true]);
  expect(lone(2)).toEqual([false, false]);
});

it('passes the focus on when the card that has it gives way to others', () => {
  const link = (content: string) => ({ key: content, content: <a href={`/${content}`}>{content}</a> });
  const { rerender } = render(<CardGrid label="Products" cells={[link('old'), link('older')]} />);
  screen.getByRole('link', { name: 'older' }).focus();
  rerender(<CardGrid label="Products" cells={[link('new'), link('newer')]} />);
  expect(screen.getByRole('link', { name: 'new' })).toHaveFocus();
});
