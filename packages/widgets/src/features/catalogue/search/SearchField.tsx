import { LANGUAGE_PARAM } from '@diwan/sdk/commerce';
import { MAX_SEARCH_LENGTH } from '@diwan/sdk/contract';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { SEARCH_PARAM } from '../../../foundation/paths/shop-paths';
import { useDiwan } from '../../../foundation/provider';
import { usePart } from '../../../foundation/ui/part';
import * as styles from './Search.css';

export interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  onSubmit?: (event: FormEvent) => void;
  /** Shown next to the field. */
  action?: ReactNode;
}

/** The field of a search, in a form that opens the shop's results page. */
export function SearchField({ text, onText, onSubmit, action }: SearchFieldProps) {
  const part = usePart();
  const { paths } = useDiwan();
  const { t } = useI18n();
  const field = useRef<HTMLInputElement>(null);
  const first = useRef({ text, onText });
  useEffect(() => {
    // Typed into the server-rendered field before hydration.
    const { value = '' } = field.current ?? {};
    if (value !== first.current.text) first.current.onText(value);
  }, []);
  return (
    <form className={styles.searchRow} action={paths.products} onSubmit={onSubmit}>
      <input
        ref={field}
        part={part('field')}
        className={styles.input}
        type="search"
        name={SEARCH_PARAM}
        // While empty, the placeholder needs the page's direction; `auto` would make it left-to-right.
        dir={text === '' ? undefined : 'auto'}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        placeholder={t('common:search_placeholder')}
        aria-label={t('common:search')}
        aria-description={t('common:search_hint')}
        autoComplete="off"
        enterKeyHint="search"
        data-autofocus=""
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {/* Submitting a GET form replaces the query of its URL. */}
      {paths.language && <input type="hidden" name={LANGUAGE_PARAM} value={paths.language} />}
      {action}
    </form>
  );
}
