import { joinList, localized } from '@diwan/sdk/commerce';
import {
  comparedKind,
  type DrawnToScale,
  type FrontDifference,
  frontDifferences,
} from '@diwan/sdk/commerce/comparison';
import type { Product } from '@diwan/sdk/contract';
import { type Translate, useI18n } from '../../../foundation/i18n';

const titles = {
  2: { sofas: 'compare:two_sofas', pieces: 'compare:two_pieces' },
  3: { sofas: 'compare:three_sofas', pieces: 'compare:three_pieces' },
  4: { sofas: 'compare:four_sofas', pieces: 'compare:four_pieces' },
} as const;

const isTitled = (count: number): count is keyof typeof titles => count in titles;

/** "Compare three sofas", or "Compare" for fewer than two pieces. */
export const comparisonTitle = (products: readonly Product[], t: Translate): string => {
  const { length } = products;
  return t(isTitled(length) ? titles[length][comparedKind(products)] : 'compare:title');
};

/** The drawing in words: the width of each piece, and how each differs from the first. */
export function useDrawingInWords(): (products: readonly Product[], drawing: DrawnToScale) => string {
  const { t, locale } = useI18n();

  const differenceInWords = ({ width, height }: FrontDifference): string => {
    const inWidth = t(width > 0 ? 'compare:wider' : 'compare:narrower', { count: Math.abs(width) });
    const inHeight = t(height > 0 ? 'compare:taller' : 'compare:lower', { count: Math.abs(height) });
    if (width !== 0 && height !== 0) return t('compare:both', { first: inWidth, second: inHeight });
    return width === 0 ? inHeight : inWidth;
  };

  return (products, drawing) => {
    const nameOf = (place: number) => {
      const product = products[place];
      return product ? localized(product, 'name', locale) : '';
    };
    const widths = drawing.pieces.flatMap((piece, place) =>
      piece
        ? [
            t('compare:width_of', {
              name: nameOf(place),
              length: t('common:centimetres', { count: piece.width }),
            }),
          ]
        : [],
    );
    const differences = frontDifferences(drawing).map((difference) => {
      const names = { name: nameOf(difference.piece), first: nameOf(difference.first) };
      return difference.width === 0 && difference.height === 0
        ? t('compare:same', names)
        : t('compare:than', { ...names, differences: differenceInWords(difference) });
    });
    return [`${joinList(widths, locale)}.`, ...differences].join(' ');
  };
}
