import { expect, test } from 'vitest';
import { cardImages } from './card-images';

test('the first two images by position', () => {
  const images = [{ postion: 3 }, { postion: 1 }, { postion: 2 }];
  expect(cardImages(images)).toEqual([{ postion: 1 }, { postion: 2 }]);
  expect(cardImages([{ postion: 7 }])).toEqual([{ postion: 7 }]);
  expect(cardImages([])).toEqual([]);
});
