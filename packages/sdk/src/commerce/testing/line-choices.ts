import fc from 'fast-check';
import type { LineChoice } from '../basket/codes/line-choice';

const id = fc.integer({ min: 1, max: 2_147_483_647 });

export const anyLineChoice: fc.Arbitrary<LineChoice> = fc.record({
  item_id: id,
  quantity: fc.integer({ min: 1, max: 999 }),
  customization: fc.option(
    fc.record(
      {
        color_id: id,
        fabric_ids: fc.array(id, { minLength: 1, maxLength: 5 }),
        width: fc.integer({ min: 1, max: 10_000 }),
      },
      { requiredKeys: [] },
    ),
  ),
});

/** Twelve realistic lines: half of them customised, with ids from a few hundred products. */
export const twelveLines: readonly LineChoice[] = Array.from({ length: 12 }, (_, index) => ({
  item_id: 12 + 17 * index,
  quantity: 1 + (index % 4),
  customization:
    index % 2 === 0 ? { color_id: 3 + index, fabric_ids: [2 + index, 9], width: 180 + index } : null,
}));
