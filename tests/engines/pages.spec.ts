import { pages } from '../journeys/pages';
import { test } from './visitor';

test('all pages fit', async ({ visitor }) => {
  for (const path of Object.values(pages).flat()) {
    await visitor.open(path);
    await visitor.expectPageFits();
  }
});
