import { useDiwan, useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import type { Ref } from 'react';
import * as styles from './SearchOverlay.css';

export interface EarlyFieldProps {
  ref: Ref<HTMLFormElement>;
  onClose: () => void;
}

/** Takes what is typed before the search is there; Enter leads to all that is found, by the browser. */
export function EarlyField({ ref, onClose }: EarlyFieldProps) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  return (
    <form ref={ref} action={paths.products} className={styles.early} hidden data-early="">
      <p className={container}>
        <input
          className={styles.earlyField}
          type="search"
          name="query"
          placeholder={t('common:search_placeholder')}
          aria-label={t('common:search')}
          autoComplete="off"
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </p>
    </form>
  );
}
