import { useDiwan, useI18n } from '@diwan/widgets';
import { container } from '@diwan/widgets/styles';
import type { Ref } from 'react';
import * as styles from './SearchOverlay.css';

export type EarlyFieldProps = { ref?: Ref<HTMLFormElement> } & (
  | { hidden?: never; text: string; onText: (text: string) => void; onClose: () => void }
  /** Waits for a press that comes before the page's scripts; what is typed is the browser's affair. */
  | { hidden: true; text?: never; onText?: never; onClose?: never }
);

/** Takes what is typed before the search's code is there; Enter leads to all that is found, by the browser. */
export function EarlyField({ ref, hidden, text, onText, onClose }: EarlyFieldProps) {
  const { t } = useI18n();
  const { paths } = useDiwan();
  return (
    <form ref={ref} action={paths.products} className={styles.early} hidden={hidden} data-early="">
      <p className={container}>
        <input
          className={styles.earlyField}
          type="search"
          name="query"
          dir={text === '' || hidden ? undefined : 'auto'}
          value={text}
          placeholder={t('common:search_placeholder')}
          aria-label={t('common:search')}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked for it
          autoFocus={!hidden}
          onChange={(event) => onText?.(event.currentTarget.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose?.()}
        />
      </p>
    </form>
  );
}
