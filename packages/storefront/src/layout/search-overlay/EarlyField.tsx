import { useDiwan, useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import type { SearchOverlayProps } from './SearchOverlay';
import * as styles from './SearchOverlay.css';

/** Takes what is typed before the search's code is there; Enter leads to all that is found, by the browser. */
export function EarlyField({ text, onText, onClose }: Omit<SearchOverlayProps, 'isOpen' | 'opener'>) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  return (
    <form action={paths.products} className={styles.early} data-early="">
      <p className={container}>
        <input
          className={styles.earlyField}
          type="search"
          name="query"
          dir={text === '' ? undefined : 'auto'}
          value={text}
          placeholder={t('common:search_placeholder')}
          aria-label={t('common:search')}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for it
          autoFocus
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      </p>
    </form>
  );
}
