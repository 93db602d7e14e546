import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, type ReactNode } from 'react';
import * as styles from './Button.css';
import { classNames } from './class-names';
import { Icon, type IconShape } from './Icon';
import { usePart } from './part';

interface SharedProps {
  /** Emphasis: `primary` once per form or dialog, `outline` next to it, `link` in text. */
  variant?: keyof typeof styles.variants;
  /** `compact` in toolbars and rows; `link` is as large as its text. */
  size?: keyof typeof styles.sizes;
  /** Makes the button as wide as its container. */
  fullWidth?: boolean;
  /** Icon before the text. */
  iconStart?: IconShape;
  /** Icon after the text. */
  iconEnd?: IconShape;
  /** The action, as a verb: "Add to cart". */
  children: ReactNode;
}

interface ActionProps extends Omit<ComponentPropsWithoutRef<'button'>, keyof SharedProps> {
  href?: never;
}

interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, keyof SharedProps> {
  href: string;
}

// Storybook's docs read the props of an intersection, but not those of a union.
export type ButtonProps = SharedProps & (ActionProps | LinkProps);

/** Performs an action (`<button>`) or, with `href`, navigates (`<a>`). */
export const Button = forwardRef<HTMLElement, ButtonProps>(function Button(props, ref) {
  const part = usePart();
  const {
    variant = 'primary',
    size = 'regular',
    fullWidth = false,
    iconStart,
    iconEnd,
    children,
    className,
    ...native
  } = props;
  const classes = classNames(
    styles.button,
    styles.variants[variant],
    variant === 'link' ? styles.linkSize : styles.sizes[size],
    fullWidth && styles.block,
    className,
  );
  const content = (
    <>
      {iconStart && <Icon shape={iconStart} size={20} />}
      {typeof children === 'string' ? <span>{children}</span> : children}
      {iconEnd && <Icon shape={iconEnd} size={20} />}
    </>
  );
  return native.href === undefined ? (
    <button
      type="button"
      {...native}
      ref={ref as ForwardedRef<HTMLButtonElement>}
      className={classes}
      part={part('button')}
    >
      {content}
    </button>
  ) : (
    <a {...native} ref={ref as ForwardedRef<HTMLAnchorElement>} className={classes} part={part('button')}>
      {content}
    </a>
  );
});
