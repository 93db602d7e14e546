import { type ComponentPropsWithoutRef, type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import { block, button, linkSize, sizes, variants } from './Button.css';

interface Look {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  /** As wide as its container. */
  fullWidth?: boolean;
  iconStart?: IconName;
  iconEnd?: IconName;
  children: ReactNode;
}

interface ActionProps extends Look, Omit<ComponentPropsWithoutRef<'button'>, keyof Look> {
  href?: never;
}

interface LinkProps extends Look, Omit<ComponentPropsWithoutRef<'a'>, keyof Look> {
  href: string;
}

export type ButtonProps = ActionProps | LinkProps;

/** Does something (`<button>`) or, with `href`, leads somewhere (`<a>`). */
export const Button = forwardRef<HTMLElement, ButtonProps>(function Button(props, ref) {
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
    button,
    variants[variant],
    variant === 'link' ? linkSize : sizes[size],
    fullWidth && block,
    className,
  );
  const content = (
    <>
      {iconStart && <Icon name={iconStart} size={20} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </>
  );
  return native.href === undefined ? (
    <button type="button" {...native} ref={ref as ForwardedRef<HTMLButtonElement>} className={classes}>
      {content}
    </button>
  ) : (
    <a {...native} ref={ref as ForwardedRef<HTMLAnchorElement>} className={classes}>
      {content}
    </a>
  );
});
