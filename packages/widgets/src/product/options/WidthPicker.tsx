import { formatNumber, widthLimits } from '@diwan/sdk/commerce';
import type { Dimensions } from '@diwan/sdk/contract';
import { useI18n } from '../../i18n';
import { QuantityStepper } from '../../ui/quantity-stepper';
import { useSizes } from '../use-sizes';
import { OptionRow } from './OptionRow';
import * as styles from './WidthPicker.css';

export interface WidthPickerProps {
  dimensions: Dimensions;
  /** In the unit of `dimensions`. */
  width: number;
  /** The width is not the one the product comes in. */
  isChanged: boolean;
  /** Undefined: back to the width the product comes in. */
  onChange: (width: number | undefined) => void;
}

/** The width of a product made to measure; depth and height stay (spec §2 «Product detail»). */
export function WidthPicker({ dimensions, width, isChanged, onChange }: WidthPickerProps) {
  const { t, locale } = useI18n();
  const { unitName, measure } = useSizes();
  const fixedSizes = [
    `${t('product:dimensions.depth')} ${measure(dimensions.default_depth, dimensions)}`,
    `${t('product:dimensions.height')} ${measure(dimensions.default_height, dimensions)}`,
  ];
  return (
    <OptionRow
      title={t('product:dimensions.width')}
      value={<span className={styles.fixedSizes}>{fixedSizes.join(' · ')}</span>}
      actions={isChanged ? [{ label: t('common:reset'), onPress: () => onChange(undefined) }] : []}
    >
      <QuantityStepper
        {...widthLimits(dimensions)}
        value={width}
        formatNumber={(number) => formatNumber(number, locale)}
        unit={unitName(dimensions.unit)}
        onChange={onChange}
        labels={{
          field: t('product:dimensions.edit_width'),
          increase: t('product:dimensions.wider'),
          decrease: t('product:dimensions.narrower'),
        }}
      />
    </OptionRow>
  );
}
