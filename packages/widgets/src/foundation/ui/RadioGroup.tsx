import { type ReactNode, useId } from 'react';
import * as checkboxStyles from './Checkbox.css';
import { classNames } from './class-names';
import * as styles from './RadioGroup.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line: an explanation, or why it is disabled. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** A choice between a few options, each in a card. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => {
        const id = `${name}-${option.value}`;
        return (
          <label key={option.value} className={classNames(checkboxStyles.row, styles.card)}>
            <input
              type="radio"
              className={checkboxStyles.mark}
              name={name}
              value={option.value}
              aria-labelledby={id}
              aria-describedby={option.hint ? `${id}-hint` : undefined}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={checkboxStyles.content}>
              <span id={id}>{option.label}</span>
              {option.hint && (
                <span id={`${id}-hint`} className={styles.hint}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
