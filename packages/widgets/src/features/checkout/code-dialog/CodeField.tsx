import { OTP_LENGTH, otpDigits } from '@diwan/sdk/commerce';
import { forwardRef } from 'react';
import { classNames } from '../../../foundation/ui/class-names';
import { Field } from '../../../foundation/ui/Field';
import { usePart } from '../../../foundation/ui/part';
import * as styles from './CodeField.css';

export interface CodeFieldProps {
  label: string;
  /** Error about the code. */
  error: string | undefined;
  /** A problem that isn't the code's fault. */
  notice: string | undefined;
  value: string;
  /** Called with at most six ASCII digits, whatever was typed or pasted. */
  onChange: (code: string) => void;
}

const places = [...Array(OTP_LENGTH).keys()];

/** A single input styled as six, so that pasting and autofill from a text message work. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  { label, error, notice, value, onChange },
  ref,
) {
  const part = usePart();
  const currentPlace = Math.min(value.length, OTP_LENGTH - 1);
  return (
    <div className={styles.room}>
      <Field label={label} error={error} notice={notice}>
        {(wiring) => (
          <div className={styles.field}>
            <input
              part={part('field')}
              {...wiring}
              ref={ref}
              className={styles.input}
              type="text"
              dir="ltr"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              data-autofocus=""
              value={value}
              onChange={({ currentTarget }) => onChange(otpDigits(currentTarget.value))}
            />
            <div className={classNames(styles.cells, error && styles.wrong)} aria-hidden="true">
              {places.map((place) => (
                <span
                  key={place}
                  className={classNames(
                    styles.cell,
                    place === currentPlace && styles.current,
                    error && styles.invalid,
                  )}
                >
                  {value[place]}
                </span>
              ))}
            </div>
          </div>
        )}
      </Field>
    </div>
  );
});
