import { useDiwan, useI18n, useStore, VisuallyHidden } from '@diwan/widgets';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import * as styles from './SearchPanel.css';
import { SearchResults } from './SearchResults';

const DEBOUNCE_MS = 300;

export interface SearchPanelProps {
  text: string;
  onText: (text: string) => void;
  className?: string | undefined;
  /** Beside the field: a way to close it, for instance. */
  action?: ReactNode;
}

/** A field, and below it links to what was found (spec §2 «Search overlay»). */
export function SearchPanel({ text, onText, className, action }: SearchPanelProps) {
  const { t } = useI18n();
  const { stores } = useDiwan();
  const [list] = useState(() => stores.itemList());
  const { items: products, isLoading, status } = useStore(list);
  const query = text.trim();
  const [asked, setAsked] = useState('');

  useEffect(() => {
    const ask = () => {
      if (query) list.show({ query });
      else list.cancel();
      setAsked(query);
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [list, query]);
  useEffect(() => () => list.cancel(), [list]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 don't know <search>
    <div role="search" className={className} onKeyDown={moveBetweenLinks}>
      <form className={styles.searchRow} onSubmit={(event) => event.preventDefault()}>
        <input
          className={styles.input}
          type="search"
          // While it is empty its placeholder reads as the page does; `auto` would take it for left-to-right.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          placeholder={t('common:search_placeholder')}
          aria-label={t('common:search')}
          aria-description={t('common:search_hint')}
          autoComplete="off"
          enterKeyHint="search"
          data-autofocus=""
          onChange={(event) => onText(event.currentTarget.value)}
        />
        {action}
      </form>
      {query === '' ? (
        <VisuallyHidden>
          <span role="status" />
        </VisuallyHidden>
      ) : (
        <SearchResults
          query={query}
          isLoading={asked !== query || isLoading}
          hasFailed={status === 'failed'}
          products={products}
        />
      )}
    </div>
  );
}

/** Down from the field leads to the first result and on; up leads back to the field. */
function moveBetweenLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
