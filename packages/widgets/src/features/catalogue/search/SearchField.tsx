import { LANGUAGE_PARAM } from '@diwan/sdk/commerce';
import { MAX_SEARCH_LENGTH } from '@diwan/sdk/contract';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { SEARCH_PARAM } from '../../../foundation/paths/shop-paths';
import { useDiwan } from '../../../foundation/provider';
import { Icon } from '../../../foundation/ui/Icon';
import { searchIcon } from '../../../foundation/ui/icons';
import { usePart } from '../../../foundation/ui/part';
import * as styles from './Search.css';

export interface SearchFieldProps {
  text: string;
  onText: (text: string) => void;
  onSubmit?: (event: FormEvent) => void;
  /** Shown next to the field. */
  action?: ReactNode;
  /** Name of a field that isn't the shop's search: it is in a box, without a hint. */
  label?: string;
}

/** The field of a search, in a form that opens the shop's results page. */
export function SearchField({ text, onText, onSubmit, action, label }: SearchFieldProps) {
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
    <form className={label ? styles.box : styles.searchRow} action={paths.products} onSubmit={onSubmit}>
      {label && <Icon shape={searchIcon} size={20} />}
      <input
        ref={field}
        part={part('field')}
        className={label ? styles.boxedInput : styles.input}
        type="search"
        name={SEARCH_PARAM}
        // While empty, the placeholder needs the page's direction; `auto` would make it left-to-right.
        dir={text === '' ? undefined : 'auto'}
        maxLength={MAX_SEARCH_LENGTH}
        value={text}
        placeholder={label ?? t('common:search_placeholder')}
        aria-label={label ?? t('common:search')}
        aria-description={label ? undefined : t('common:search_hint')}
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
