import { type KeyboardEvent, useState } from 'react';
import { asciiDigits } from '../ascii-digits';
import { classNames } from '../class-names';
import { binIcon } from '../icon/icons/bin';
import { minusIcon } from '../icon/icons/minus';
import { plusIcon } from '../icon/icons/plus';
import { IconButton } from '../icon-button';
import * as styles from './QuantityStepper.css';

export interface QuantityStepperProps {
  value: number;
  /** Called with a whole number between `min` and `max`. */
  onChange: (value: number) => void;
  /** Pressing minus at `min`: the button then shows a bin. Without it the button is disabled there. */
  onRemove?: () => void;
  min?: number;
  max?: number;
  /** How far a button press goes. Any whole number may be typed. */
  step?: number;
  /** Writes a number in the digits of the language; ASCII digits without it. */
  formatNumber?: (value: number) => string;
  /** Shown after the number: "cm". */
  unit?: string;
  size?: 'regular' | 'compact';
  labels: {
    /** Name of the field: "Quantity of Nafud sofa". */
    field: string;
    increase: string;
    decrease: string;
    /** Name of the bin; needed with `onRemove`. */
    remove?: string;
  };
  /**
   * With it, a typed number that isn't whole or is outside the bounds stays in the field: `true` when one is refused, `false` once the field
   * is right again. Without it such a number becomes the nearest bound, or the old value.
   */
  onRefuse?: (isRefused: boolean) => void;
  isInvalid?: boolean;
  /** Id of what explains the field. */
  describedBy?: string;
}

/** Signs and separators stay as typed: without them 2.5 would be 25. */
const NO_NUMBER = /[^\d.,\u066b\u066c\-\u2212]/g;

/** A whole number, typed (in any digits) or changed with two buttons. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, onRemove, min = 1, max = Number.MAX_SAFE_INTEGER, step = 1, unit, labels } = props;
  const { size = 'regular', formatNumber = String, onRefuse, isInvalid, describedBy } = props;
  const [draft, setDraft] = useState<string>();
  // Digit by digit: separators would move the caret while someone types.
  const shown = (draft ?? String(value)).replace(/\d/g, (digit) => formatNumber(Number(digit)));

  const change = (next: number) => {
    const allowed = Math.min(next, max);
    if (allowed >= min && allowed !== value) onChange(allowed);
  };
  const edit = (next: string | undefined) => {
    setDraft(next);
    onRefuse?.(false);
  };
  const commit = () => {
    // Nothing is left of letters.
    const typed = draft === undefined ? value : Number(draft || Number.NaN);
    const isWhole = Number.isInteger(typed);
    if (onRefuse && !(isWhole && typed >= min && typed <= max)) return onRefuse(true);
    if (isWhole) change(typed);
    edit(undefined);
  };
  const stepBy = (amount: number) => {
    edit(undefined);
    change(Math.max(value + amount, Math.min(min, value)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    else if (event.key === 'ArrowUp') stepBy(step);
    else if (event.key === 'ArrowDown' && value > min) stepBy(-step);
    else return;
    event.preventDefault();
  };

  const removes = value <= min && onRemove !== undefined;
  return (
    <span className={classNames(styles.stepper, size === 'compact' && styles.compact)}>
      <IconButton
        icon={removes ? binIcon : minusIcon}
        label={removes ? (labels.remove ?? labels.decrease) : labels.decrease}
        data-each-press=""
        disabled={value <= min && !onRemove}
        onClick={removes ? onRemove : () => stepBy(-step)}
      />
      <span className={styles.field}>
        <input
          part="field"
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          aria-label={labels.field}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          value={shown}
          onChange={(event) => edit(asciiDigits(event.currentTarget.value).replace(NO_NUMBER, ''))}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {unit && <span className={styles.unit}>{unit}</span>}
      </span>
      <IconButton
        icon={plusIcon}
        label={labels.increase}
        data-each-press=""
        disabled={value >= max}
        onClick={() => stepBy(step)}
      />
    </span>
  );
}
