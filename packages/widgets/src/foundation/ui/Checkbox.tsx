import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import * as styles from './Checkbox.css';
import { InlineError } from './InlineError';

export interface CheckboxProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'checked' | 'onChange' | 'children'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  /** The label; may contain links. */
  children: ReactNode;
}

/** A checkbox with its label. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { checked, onChange, error, children, className, ...native },
  ref,
) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={styles.row}>
        <input
          {...native}
          ref={ref}
          type="checkbox"
          className={styles.mark}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={styles.content}>{children}</span>
      </label>
      {error && <InlineError id={errorId}>{error}</InlineError>}
    </div>
  );
});
