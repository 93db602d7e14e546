import { QuantityStepper } from '../../ui/quantity-stepper';
import { OptionRow } from './OptionRow';
import * as styles from './WidthPickerView.css';

export interface WidthPickerViewProps {
  width: number;
  min: number;
  max: number;
  step: number;
  unit: string;
  isChanged: boolean;
  onChange: (width: number) => void;
  onReset: () => void;
  labels: {
    title: string;
    field: string;
    increase: string;
    decrease: string;
    reset: string;
    /** "Depth 96 cm · Height 82 cm". */
    fixedSizes: string;
  };
}

/** The width of a product made to measure; depth and height stay (spec §2 «Product detail»). */
export function WidthPickerView(props: WidthPickerViewProps) {
  const { width, min, max, step, unit, isChanged, onChange, onReset, labels } = props;
  return (
    <OptionRow
      title={labels.title}
      value={<span className={styles.fixedSizes}>{labels.fixedSizes}</span>}
      actions={isChanged ? [{ label: labels.reset, onPress: onReset }] : []}
    >
      <QuantityStepper
        value={width}
        min={min}
        max={max}
        step={step}
        unit={unit}
        onChange={onChange}
        labels={labels}
      />
    </OptionRow>
  );
}
