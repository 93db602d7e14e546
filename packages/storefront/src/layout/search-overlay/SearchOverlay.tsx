import { useDiwan, useI18n } from '@diwan/widgets';
import { closeIcon } from '@diwan/widgets/icons';
import { LiveRegions, Search, useDialog } from '@diwan/widgets/internal';
import { container } from '@diwan/widgets/styles';
import { IconButton } from '@diwan/widgets/ui';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { HeaderDialogProps } from '../header-dialog/HeaderDialog';
import * as styles from './SearchOverlay.css';

/** Search in a panel that drops from the top (spec §2). Its text is kept when it closes. */
export default function SearchOverlay({ isOpen, close, opener }: HeaderDialogProps) {
  const [text, setText] = useState('');
  const { t } = useI18n();
  const { paths } = useDiwan();
  const [, navigate] = useLocation();
  const { isPresent, ref, ...events } = useDialog(isOpen, close, { opener });

  const hasReturnedToField = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each opening and every change of the text
  useEffect(() => {
    hasReturnedToField.current = false;
  }, [isOpen, text]);

  if (!isPresent) return null;

  /** Esc moves the focus from the results to the field, or clears the field; the second Esc closes the search. */
  const clearOrClose = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text === '' || hasReturnedToField.current) return close();
    const field = ref.current?.querySelector('input');
    if (document.activeElement === field) return setText('');
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
      <Search
        text={text}
        onText={setText}
        onSearch={(query) => {
          close();
          navigate(paths.search(query));
        }}
        className={`${container} ${styles.inner}`}
        action={<IconButton icon={closeIcon} label={t('common:search_close')} onClick={close} />}
      />
      <LiveRegions />
    </dialog>
  );
}
