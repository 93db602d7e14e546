import { LANGUAGE_PARAM } from '@diwan/sdk/commerce';
import { MAX_SEARCH_LENGTH } from '@diwan/sdk/contract';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { useI18n } from '../i18n';
import { SEARCH_PARAM, useDiwan } from '../provider';
import { classNames } from '../ui/class-names';
import { useKeptFocus } from '../ui/use-kept-focus';
import { SearchResults } from './SearchResults';
import * as styles from './SearchWidget.css';
import { useSearch } from './use-search';

export interface SearchWidgetProps {
  text: string;
  onText: (text: string) => void;
  /** Enter in the field: shows all that the text finds. By default the browser opens the shop's page of it. */
  onSearch?: (query: string) => void;
  /** Small letters in the field, where searching is not what the page is for. */
  isQuiet?: boolean;
  className?: string | undefined;
  /** Beside the field: a way to close it, for instance. */
  action?: ReactNode;
}

/** A field, and below it links to what was found (spec §2 «Search overlay»). */
export function SearchWidget({
  text,
  onText,
  onSearch,
  isQuiet = false,
  className,
  action,
}: SearchWidgetProps) {
  const { paths } = useDiwan();
  const { t } = useI18n();
  const query = text.trim();
  const found = useSearch(query);
  // A result that had the focus goes with the text.
  const region = useKeptFocus<HTMLDivElement>((element) => element.querySelector('input'));
  const submit = (event: FormEvent) => {
    if (query !== '' && !onSearch) return;
    event.preventDefault();
    if (query !== '') onSearch?.(query);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 don't know <search>
    <div
      ref={region}
      role="search"
      className={classNames(isQuiet && styles.quiet, className)}
      onKeyDown={moveBetweenLinks}
    >
      <form className={styles.searchRow} action={paths.products} onSubmit={submit}>
        <input
          part="field"
          className={styles.input}
          type="search"
          name={SEARCH_PARAM}
          // While it is empty its placeholder reads as the page does; `auto` would take it for left-to-right.
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
        {/* A form replaces the query of its address. */}
        {paths.language && <input type="hidden" name={LANGUAGE_PARAM} value={paths.language} />}
        {action}
      </form>
      {query !== '' && <SearchResults query={query} {...found} onClear={() => onText('')} />}
    </div>
  );
}

/** Down from the field leads to the first result and on; up leads back to the field. */
function moveBetweenLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  // In a custom element the document knows only the element.
  const { activeElement } = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const next = stops[stops.indexOf(activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
