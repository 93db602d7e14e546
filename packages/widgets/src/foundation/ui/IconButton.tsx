import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconShape } from './Icon';
import * as styles from './IconButton.css';
import { usePart } from './part';
import { VisuallyHidden } from './VisuallyHidden';

interface SharedProps {
  /** The icon. */
  icon: IconShape;
  /** Accessible name: the action with its object, such as "Remove Nafud sofa from cart". */
  label: string;
  /**
   * Background: none, `raised` on images, `active` once its item is added, `outline` in rows, `inverse` on dark
   * surfaces.
   */
  variant?: keyof typeof styles.variants;
  /** Rendered over the icon, such as a `CountBadge`. */
  children?: ReactNode;
}

interface ActionProps extends Omit<ComponentPropsWithoutRef<'button'>, keyof SharedProps> {
  /** Ignores clicks but remains focusable, since a click on it may have disabled it. */
  disabled?: boolean;
  href?: never;
}

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, keyof SharedProps> {
  href: string;
}

// Storybook's docs read the props of an intersection, but not those of a union.
export type IconButtonProps = SharedProps & (ActionProps | LinkProps);

/** A round 44 px icon button with a visually hidden label; an `<a>` with `href`. */
export const IconButton = forwardRef<HTMLElement, IconButtonProps>(function IconButton(props, ref) {
  const part = usePart();
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
        part={part('icon-button')}
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
      part={part('icon-button')}
    >
      {face}
    </a>
  );
});
