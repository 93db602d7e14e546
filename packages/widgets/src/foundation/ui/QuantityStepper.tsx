import { typedCode, typedText } from '@diwan/sdk/commerce';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from './class-names';
import { IconButton } from './IconButton';
import { binIcon, minusIcon, plusIcon } from './icons';
import { usePart } from './part';
import * as styles from './QuantityStepper.css';

export interface QuantityStepperProps {
  value: number;
  /** Called with an integer between `min` and `max`. */
  onChange: (value: number) => void;
  /** Called for minus at `min`, where the button shows a bin. Without it, the button is disabled there. */
  onRemove?: () => void;
  min?: number;
  max?: number;
  /** Step of the buttons. Any integer can be typed. */
  step?: number;
  /** Formats a number in the language's digits; ASCII digits by default. */
  formatNumber?: (value: number) => string;
  /** Shown after the number: "cm". */
  unit?: string;
  size?: 'regular' | 'compact';
  labels: {
    /** Label of the field: "Quantity of Nafud sofa". */
    field: string;
    increase: string;
    decrease: string;
    /** Label of the bin; required with `onRemove`. */
    remove?: string;
  };
  /**
   * If set, a typed number that isn't an integer or is out of range stays in the field: called with `true` when a value
   * is refused, `false` once it is valid again. If omitted, such a value is clamped or reset.
   */
  onRefuse?: (isRefused: boolean) => void;
  isInvalid?: boolean;
  /** Id of the element that describes the field. */
  describedBy?: string;
}

/** An integer input with two buttons; digits of any language can be typed. */
export function QuantityStepper(props: QuantityStepperProps) {
  const part = usePart();
  const { value, onChange, onRemove, min = 1, max = Number.MAX_SAFE_INTEGER, step = 1, unit, labels } = props;
  const { size = 'regular', formatNumber = String, onRefuse, isInvalid = false, describedBy } = props;
  const [draft, setDraft] = useState<string>();
  // Digit by digit: separators would move the caret while typing.
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
    const code = typedCode(draft ?? '');
    const digits = unit && code.endsWith(unit) ? code.slice(0, -unit.length) : code;
    // `Number` alone accepts an empty text, 1e3 and 0x1f.
    const typed = draft === undefined ? value : /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
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
          part={part('field')}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          aria-label={labels.field}
          aria-invalid={isInvalid}
          aria-describedby={describedBy}
          value={shown}
          // Letters, signs and separators stay: without them 1e3 would become 13, and 2.5 would become 25.
          onChange={(event) => edit(typedText(event.currentTarget.value).replaceAll(' ', ''))}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        {unit && (
          // Abbreviations aren't spoken as words: the label or the description says the unit.
          <span className={styles.unit} aria-hidden="true">
            {unit}
          </span>
        )}
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
