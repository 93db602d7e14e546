import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconShape } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './IconButton.css';

interface SharedProps {
  /** The drawing. */
  icon: IconShape;
  /** What pressing does, with the name of the thing it is done to: "Remove Nafud sofa from cart". */
  label: string;
  /** Its ground: none, `raised` on pictures, `active` while what it adds is in, `outline` in rows, `inverse` on dark ones. */
  variant?: keyof typeof styles.variants;
  /** Drawn over the icon, such as a `CountBadge`. */
  children?: ReactNode;
}

interface ActionProps extends Omit<ComponentPropsWithoutRef<'button'>, keyof SharedProps> {
  /** Ignores presses. It can be focused all the same: its own press may have disabled it. */
  disabled?: boolean;
  href?: never;
}

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, keyof SharedProps> {
  href: string;
}

// The documentation reads the props of an intersection, not those of a union.
export type IconButtonProps = SharedProps & (ActionProps | LinkProps);

/** A round control of 44 px with a drawing for a face and a hidden name; an `<a>` when it has an `href`. */
export const IconButton = forwardRef<HTMLElement, IconButtonProps>(function IconButton(props, ref) {
  const { icon, label, variant = 'plain', children, className, ...native } = props;
  const classes = classNames(styles.iconButton, styles.variants[variant], className);
  const face = (
    <>
      <Icon shape={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </>
  );
  if (native.href === undefined) {
    const { disabled, onClick, ...button } = native as ActionProps;
    return (
      <button
        type="button"
        {...button}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
        ref={ref as ForwardedRef<HTMLButtonElement>}
        className={classes}
        part="icon-button"
      >
        {face}
      </button>
    );
  }
  return (
    <a
      {...(native as ComponentPropsWithoutRef<'a'>)}
      ref={ref as ForwardedRef<HTMLAnchorElement>}
      className={classes}
      part="icon-button"
    >
      {face}
    </a>
  );
});
