import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon';
import { Spinner } from '../spinner';
import { block, button, hiddenLabel, label, labels, linkSize, sizes, variants } from './Button.css';

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
  /** At work: keeps the focus, ignores presses, shows `busyLabel`. */
  busy?: boolean;
  /** What it is doing: "Sending…". Give it from the start, so that the width is right. */
  busyLabel?: string;
}

interface LinkProps extends Look, Omit<ComponentPropsWithoutRef<'a'>, keyof Look> {
  href: string;
  busy?: never;
  busyLabel?: never;
}

export type ButtonProps = ActionProps | LinkProps;

const isLink = (props: ButtonProps): props is LinkProps => props.href !== undefined;

/** Does something (`<button>`) or, with `href`, leads somewhere (`<a>`). */
export const Button = forwardRef<HTMLElement, ButtonProps>(function Button(props, ref) {
  const { variant = 'primary', size = 'regular', fullWidth = false, className } = props;
  const classes = classNames(
    button,
    variants[variant],
    variant === 'link' ? linkSize : sizes[size],
    fullWidth && block,
    className,
  );
  return isLink(props) ? (
    <LinkButton {...props} className={classes} forwardedRef={ref as ForwardedRef<HTMLAnchorElement>} />
  ) : (
    <ActionButton {...props} className={classes} forwardedRef={ref as ForwardedRef<HTMLButtonElement>} />
  );
});

function LinkButton({
  variant,
  size,
  fullWidth,
  iconStart,
  iconEnd,
  children,
  forwardedRef,
  busy,
  busyLabel,
  ...anchor
}: LinkProps & { forwardedRef: ForwardedRef<HTMLAnchorElement> }) {
  return (
    <a {...anchor} ref={forwardedRef}>
      <Label iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </Label>
    </a>
  );
}

function ActionButton({
  variant,
  size,
  fullWidth,
  iconStart,
  iconEnd,
  children,
  forwardedRef,
  href,
  busy = false,
  busyLabel,
  onClick,
  type = 'button',
  ...native
}: ActionProps & { forwardedRef: ForwardedRef<HTMLButtonElement> }) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter in a field submits by pressing the button, so this also holds back a second submit.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button {...native} ref={forwardedRef} type={type} onClick={press} aria-disabled={busy || undefined}>
      <span className={labels}>
        <Label iconStart={iconStart} iconEnd={iconEnd} hidden={busy}>
          {children}
        </Label>
        {(busy || busyLabel) && (
          <span className={classNames(label, !busy && hiddenLabel)}>
            <Spinner />
            {busyLabel ?? children}
          </span>
        )}
      </span>
    </button>
  );
}

interface LabelProps {
  iconStart: IconName | undefined;
  iconEnd: IconName | undefined;
  hidden?: boolean;
  children: ReactNode;
}

function Label({ iconStart, iconEnd, hidden = false, children }: LabelProps) {
  return (
    <span className={classNames(label, hidden && hiddenLabel)}>
      {iconStart && <Icon name={iconStart} size={20} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={20} />}
    </span>
  );
}
