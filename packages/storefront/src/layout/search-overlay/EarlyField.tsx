import { closeIcon, IconButton, useDiwan, useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import type { ReactNode, Ref } from 'react';
import * as styles from './SearchOverlay.css';

export interface EarlyFieldProps {
  ref: Ref<HTMLFormElement>;
  onClose: () => void;
  /** Shown below the field: why the search failed to load. */
  children?: ReactNode;
}

/** Accepts input before the search has loaded. On Enter the browser submits the form to the results page. */
export function EarlyField({ ref, onClose, children }: EarlyFieldProps) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  return (
    <form ref={ref} action={paths.products} className={styles.early} hidden data-early="">
      <div className={container}>
        <p className={styles.earlyRow}>
          <input
            className={styles.earlyField}
            type="search"
            name="query"
            placeholder={t('common:search_placeholder')}
            aria-label={t('common:search')}
            autoComplete="off"
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
          <IconButton icon={closeIcon} label={t('common:search_close')} onClick={onClose} />
        </p>
        {children}
      </div>
    </form>
  );
}
