import { toAsciiDigits } from '@diwan/sdk/commerce';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Field, type FieldProps } from './Field';
import * as styles from './Field.css';
import { usePart } from './part';

type Kind = 'text' | 'email' | 'phone' | 'code';

export interface TextFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps | 'type' | 'onChange' | 'value'> {
  kind?: Kind;
  /** A button at the end of the hint's line. */
  hintAction?: ReactNode;
  value: string;
  /** Called with ASCII digits for phones and codes, whatever digits were typed. */
  onChange: (value: string) => void;
}

/** `type="number"` would reject Arabic digits; phones, emails and codes read left to right in every language. */
const native: Record<Kind, ComponentPropsWithoutRef<'input'>> = {
  text: { type: 'text' },
  email: {
    type: 'email',
    dir: 'ltr',
    inputMode: 'email',
    spellCheck: 'false',
    autoCapitalize: 'none',
  },
  phone: { type: 'tel', dir: 'ltr', inputMode: 'tel' },
  code: {
    type: 'text',
    dir: 'ltr',
    spellCheck: 'false',
    autoCapitalize: 'characters',
    autoComplete: 'off',
  },
};

const hasDigits = (kind: Kind) => kind === 'phone' || kind === 'code';

/** A single-line text input with its label, hint and error. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    required,
    optionalLabel,
    hint,
    hintAction,
    error,
    notice,
    kind = 'text',
    value,
    onChange,
    id,
    className,
    ...input
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
      hintAction={hintAction}
      error={error}
      notice={notice}
    >
      {(wiring) => (
        <input
          part={part('field')}
          {...native[kind]}
          {...input}
          {...wiring}
          ref={ref}
          className={classNames(styles.control, className)}
          value={value}
          onChange={({ currentTarget }) =>
            onChange(hasDigits(kind) ? toAsciiDigits(currentTarget.value) : currentTarget.value)
          }
        />
      )}
    </Field>
  );
});
