import { type KeyboardEventHandler, memo, type ReactNode, type RefObject, useId } from 'react';
import { visuallyHidden } from '../../theme/a11y.css';
import { text } from '../../theme/text.css';
import { LiveRegions } from '../announcer';
import { classNames } from '../class-names';
import { closeIcon } from '../icon/icons/close';
import { IconButton } from '../icon-button';
import * as styles from './Dialog.css';
import { useDialog } from './use-dialog';

export interface DialogProps {
  open: boolean;
  /** The visitor wants out: Esc, the close button, the backdrop or the back gesture. Set `open` to false. */
  onClose: () => void;
  title: string;
  /** A drawing above the title. */
  mark?: ReactNode;
  /** The title is read, not shown. */
  hideTitle?: boolean;
  closeLabel: string;
  variant?: keyof typeof styles.variants;
  /** Beside the close button. */
  tools?: ReactNode;
  /** Takes the focus in the end where what had it before is gone. */
  opener?: RefObject<HTMLElement | null> | undefined;
  /** Stands in the dialog's place until it opens. */
  early?: RefObject<HTMLElement | null> | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  /** Below the scrolling part. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Keeps what it shows while the dialog leaves: its owner may have nothing left to say. */
const Content = memo(
  ({ children }: { children: ReactNode; isLeaving: boolean }) => children,
  (_, { isLeaving }) => isLeaving,
);

/**
 * A native modal dialog. The focus starts on the element marked `data-autofocus`, else on the title, and returns to
 * where it was. Closed, it renders nothing.
 */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  closeLabel,
  variant = 'modal',
  ...parts
}: DialogProps) {
  const { isPresent, ref, ...events } = useDialog(open, onClose, parts);
  const titleId = useId();
  if (!isPresent) return null;
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles.variants[variant])}
      aria-labelledby={titleId}
      onKeyDown={parts.onKeyDown}
      {...events}
    >
      <Content isLeaving={!open}>
        <div className={styles.header}>
          <div className={styles.heading}>
            {parts.mark}
            <h2
              id={titleId}
              tabIndex={-1}
              data-dialog-title=""
              className={classNames(styles.title, hideTitle ? visuallyHidden : text.h3)}
            >
              {title}
            </h2>
          </div>
          {parts.tools}
          <IconButton
            icon={closeIcon}
            label={closeLabel}
            variant={variant === 'fullscreen' ? 'inverse' : 'plain'}
            onClick={onClose}
          />
        </div>
        <div className={styles.body}>{parts.children}</div>
        {parts.footer && <div className={styles.footer}>{parts.footer}</div>}
      </Content>
      <LiveRegions />
    </dialog>
  );
}
