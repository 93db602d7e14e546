import { type KeyboardEventHandler, memo, type ReactNode, type RefObject, useEffect, useId } from 'react';
import { visuallyHidden } from '../../theme/a11y.css';
import { text } from '../../theme/text.css';
import { LiveRegions, useAnnounce } from '../Announcer';
import { classNames } from '../class-names';
import { IconButton } from '../IconButton';
import { closeIcon } from '../icons';
import * as styles from './Dialog.css';
import { useDialog } from './use-dialog';

export interface DialogProps {
  open: boolean;
  /**
   * Called when the visitor wants to close it: Esc, the close button, the backdrop or the back gesture. Set `open` to
   * false.
   */
  onClose: () => void;
  title: string;
  /**
   * Announced once the dialog is open, and when it changes: what the visitor needs besides the title, which takes the
   * focus.
   */
  announcement?: string | undefined;
  /** An illustration above the title. */
  mark?: ReactNode;
  /** Hides the title visually; screen readers still read it. */
  hideTitle?: boolean;
  closeLabel: string;
  variant?: keyof typeof styles.variants;
  /** Controls next to the close button. */
  tools?: ReactNode;
  /** Focused on close if the previously focused element is gone. */
  opener?: RefObject<HTMLElement | null> | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  /** Below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Freezes its content while the dialog closes: its owner may have nothing left to show. */
const Content = memo(
  ({ children }: { children: ReactNode; isLeaving: boolean }) => children,
  (_, { isLeaving }) => isLeaving,
);

/** Regions must be in the page for a moment before their text is read. */
const UNTIL_READ_MS = 100;

function Announcement({ text }: { text: string }) {
  const announce = useAnnounce();
  useEffect(() => {
    const timer = setTimeout(() => announce(text), UNTIL_READ_MS);
    return () => clearTimeout(timer);
  }, [announce, text]);
  return null;
}

/**
 * A native modal dialog. Focuses the element marked `data-autofocus`, otherwise the title, and restores the focus on
 * close. Renders nothing while closed.
 */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  closeLabel,
  variant = 'modal',
  announcement,
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
        {/* Firefox makes what scrolls a stop of the Tab key. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a group of the dialog, not of form fields */}
        <div className={styles.body} role="group" aria-labelledby={titleId}>
          {parts.children}
        </div>
        {parts.footer && <div className={styles.footer}>{parts.footer}</div>}
      </Content>
      <LiveRegions />
      {announcement && <Announcement text={announcement} />}
    </dialog>
  );
}
