import { type ReactNode, useId } from 'react';
import { content, mark, row } from '../checkbox/Checkbox.css';
import { classNames } from '../class-names';
import { card, group, hint as hintLook, legend as legendLook } from './RadioGroup.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line: what it means, or why it cannot be chosen. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  legend: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, all in view, each in a card. */
export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className={group}>
      <legend className={legendLook}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classNames(row, card)}>
          <input
            type="radio"
            className={mark}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={content}>
            {option.label}
            {option.hint && <span className={hintLook}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
