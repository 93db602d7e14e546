import {
  closeIcon,
  IconButton,
  LiveRegions,
  SearchWidget,
  useDialog,
  useDiwan,
  useI18n,
} from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import * as styles from './SearchOverlay.css';

export interface SearchOverlayProps {
  isOpen: boolean;
  onClose: () => void;
  text: string;
  onText: (text: string) => void;
  /** Takes the focus when the search closes: the early field that had it before is hidden. */
  opener: RefObject<HTMLElement | null>;
  early: RefObject<HTMLElement | null>;
}

/** Search in a panel that drops from the top (spec §2). */
export default function SearchOverlay({ isOpen, onClose, text, onText, ...refs }: SearchOverlayProps) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  const [, navigate] = useLocation();
  const { isPresent, ref, ...events } = useDialog(isOpen, onClose, refs);

  const hasReturnedToField = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each opening and every change of the text
  useEffect(() => {
    hasReturnedToField.current = false;
  }, [isOpen, text]);

  if (!isPresent) return null;

  /** Esc moves the focus from the results to the field, or clears the field; the second Esc closes the search. */
  const clearOrClose = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text === '' || hasReturnedToField.current) return onClose();
    const field = ref.current?.querySelector('input');
    if (document.activeElement === field) return onText('');
    hasReturnedToField.current = true;
    field?.focus();
  };

  return (
    <dialog
      ref={ref}
      className={styles.overlay}
      aria-label={t('common:search_label')}
      {...events}
      onCancel={clearOrClose}
      // WebKit's search fields keep Esc to themselves: no `cancel` follows.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) clearOrClose(event);
      }}
    >
      <SearchWidget
        text={text}
        onText={onText}
        onSearch={(query) => {
          onClose();
          navigate(paths.search(query));
        }}
        className={`${container} ${styles.inner}`}
        action={<IconButton icon={closeIcon} label={t('common:search_close')} onClick={onClose} />}
      />
      <LiveRegions />
    </dialog>
  );
}
