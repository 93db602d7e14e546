import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from './class-names';
import { Field, type FieldProps } from './Field';
import * as fieldStyles from './Field.css';
import { Icon } from './Icon';
import { chevronDownIcon } from './icons';
import { usePart } from './part';
import * as styles from './Select.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'select'>, keyof FieldProps | 'onChange' | 'value' | 'children'> {
  options: readonly SelectOption[];
  /** Shown until an option is chosen; it can't be chosen itself. */
  placeholder?: string;
  /** Empty until an option is chosen. */
  value: string;
  onChange: (value: string) => void;
}

/** A native select. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  {
    label,
    required,
    optionalLabel,
    hint,
    error,
    notice,
    options,
    placeholder,
    value,
    onChange,
    id,
    className,
    ...native
  },
  ref,
) {
  const part = usePart();
  return (
    <Field
      id={id}
      label={label}
      required={required}
      optionalLabel={optionalLabel}
      hint={hint}
      error={error}
      notice={notice}
    >
      {(wiring) => (
        <span className={styles.frame}>
          <select
            part={part('field')}
            {...native}
            {...wiring}
            ref={ref}
            className={classNames(fieldStyles.control, styles.select, className)}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon shape={chevronDownIcon} size={16} className={styles.arrow} />
        </span>
      )}
    </Field>
  );
});
