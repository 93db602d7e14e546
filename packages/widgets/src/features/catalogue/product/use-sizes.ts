import { formatNumber } from '@diwan/sdk/commerce';
import type { Dimensions } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';

/** Formats dimensions as text. */
export function useSizes() {
  const { t, locale } = useI18n();
  const number = (value: number) => formatNumber(value, locale);
  const unitName = (unit: string) => (unit === 'cm' ? t('common:cm') : unit);
  return {
    unitName,
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
  };
}
