import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from './class-names';
import { Field, type FieldProps } from './Field';
import * as fieldStyles from './Field.css';
import { usePart } from './part';
import * as styles from './TextArea.css';

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldProps | 'onChange' | 'value'> {
  value: string;
  onChange: (value: string) => void;
}

/** A multi-line text input, in the direction of the typed text. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, required, optionalLabel, hint, error, notice, value, onChange, id, className, ...native },
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
        <textarea
          part={part('field')}
          // While empty, the placeholder needs the page's direction; `auto` would make it left-to-right.
          dir={value === '' ? undefined : 'auto'}
          {...native}
          {...wiring}
          ref={ref}
          className={classNames(fieldStyles.control, styles.area, className)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
});
