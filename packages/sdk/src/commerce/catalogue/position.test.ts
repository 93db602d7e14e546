import { expect, test } from 'vitest';
import { positionOf, sortByPosition } from './position';

test('sorts by position, is stable and leaves the original list unchanged', () => {
  const items = [
    { id: 1, postion: 20 },
    { id: 2, postion: 3 },
    { id: 3, postion: 20 },
    { id: 4, postion: 0 },
  ];
  expect(sortByPosition(items).map(({ id }) => id)).toEqual([4, 2, 1, 3]);
  expect(items.map(positionOf)).toEqual([20, 3, 20, 0]);
});
