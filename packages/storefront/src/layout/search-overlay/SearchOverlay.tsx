import { closeIcon, IconButton, SearchWidget, useDialog, useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import { type SyntheticEvent, useState } from 'react';
import * as styles from './SearchOverlay.css';

export interface SearchOverlayProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Search in a panel that drops from the top (spec §2). */
export default function SearchOverlay({ isOpen, onClose }: SearchOverlayProps) {
  const { t } = useI18n();
  const [text, setText] = useState('');
  const { isPresent, ref, onCancel, ...events } = useDialog(isOpen, onClose);

  if (!isPresent) return null;

  /** The first Esc clears the field, the next one closes. */
  const clearOrClose = (event: SyntheticEvent) => {
    if (text === '') return onCancel(event);
    event.preventDefault();
    setText('');
  };

  return (
    <dialog
      ref={ref}
      className={styles.overlay}
      aria-label={t('common:search_label')}
      onCancel={clearOrClose}
      {...events}
    >
      <SearchWidget
        text={text}
        onText={setText}
        className={`${container} ${styles.inner}`}
        action={<IconButton icon={closeIcon} label={t('common:search_close')} onClick={onClose} />}
      />
    </dialog>
  );
}
