import { describe, expect, it } from 'vitest';
import { widthsToMake } from '../../packages/reference-api/src/media/make-pictures-ahead';
import { offeredWidths } from '../../packages/widgets/src/foundation/ui/source-set';

describe('image widths', () => {
  it.each([200, 330, 700, 1000, 1200, 1900, 2100, 4000])(
    'of %d pixels are generated as pages reference them',
    (own) => {
      const offered = offeredWidths(own, 'avif');
      for (const shownAs of ['card', 'banner'] as const) {
        const made = widthsToMake(own, shownAs);
        expect(offered).toEqual(expect.arrayContaining(made));
        // No width in between is missing.
        expect(offered.filter((width) => width >= (made[0] ?? 0) && width <= (made.at(-1) ?? 0))).toEqual(
          made,
        );
      }
    },
  );
});
