import { describe, expect, it } from 'vitest';
import { gridBlockSize } from '../grid/grid-block-size';
import { CARD_LINES, linesBlockSize } from './card-lines';

describe('the lines of a card', () => {
  it('are reserved wherever a card is: one more line makes each of them higher', () => {
    const now = linesBlockSize();
    const withOrigin = linesBlockSize([...CARD_LINES, { name: 'origin', blockSize: 21, widths: [40] }]);
    expect(withOrigin).toEqual({
      inList: now.inList + 21,
      onPhones: { ...now.onPhones, fixed: now.onPhones.fixed + 21 },
      alone: now.alone + 21,
    });
  });

  it('make the height of a list', () => {
    const [lines, longer] = [
      CARD_LINES,
      [...CARD_LINES, { name: 'origin', blockSize: 21, widths: [40] }],
    ].map(
      (lines) =>
        gridBlockSize('8', lines)
          .match(/min\((\d+)px,(\d+)px/)
          ?.slice(1)
          .map(Number) ?? [],
    );
    expect(longer).toEqual(lines?.map((pixels) => pixels + 21));
  });
});
