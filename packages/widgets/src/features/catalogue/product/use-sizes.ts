import { formatNumber, joinList } from '@diwan/sdk/commerce';
import type { Dimensions } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';

const SIDES = ['width', 'depth', 'height'] as const;

/** Formats dimensions as text. */
export function useSizes() {
  const { t, locale } = useI18n();
  const number = (value: number) => formatNumber(value, locale);
  const unitName = (unit: string) => (unit === 'cm' ? t('common:cm') : unit);
  /** "96 centimetres", for screen readers, which spell abbreviations. */
  const spoken = (value: number, { unit }: Pick<Dimensions, 'unit'>) =>
    unit === 'cm'
      ? t('common:centimetres', { count: value })
      : t('common:unit_value', { value: number(value), unit });
  return {
    unitName,
    spoken,
    /** "96 cm". */
    measure: (value: number, { unit }: Pick<Dimensions, 'unit'>) =>
      t('common:unit_value', { value: number(value), unit: unitName(unit) }),
    /** "W 220 × D 95 × H 78 cm". */
    whole: ({ default_width, default_depth, default_height, unit }: Dimensions) =>
      t('product:dimensions.w_d_h', {
        width: number(default_width),
        depth: number(default_depth),
        height: number(default_height),
        unit: unitName(unit),
      }),
    /** "Width 220 centimetres, Depth 95 centimetres and Height 78 centimetres". */
    wholeSpoken: (dimensions: Dimensions) =>
      joinList(
        SIDES.map(
          (side) => `${t(`product:dimensions.${side}`)} ${spoken(dimensions[`default_${side}`], dimensions)}`,
        ),
        locale,
      ),
  };
}
