import { IconButton, useDialog, useDiwan, useI18n, VisuallyHidden } from '@diwan/widgets';
import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useState } from 'react';
import { container } from '../container.css';
import { inner, input, overlay, searchRow } from './SearchOverlay.css';
import { SearchResults } from './SearchResults';

const DEBOUNCE_MS = 300;

export interface SearchOverlayProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Search in a panel that drops from the top: a field, and below it links to what was found (spec §2). */
export default function SearchOverlay({ isOpen, onClose }: SearchOverlayProps) {
  useSignals();
  const { t } = useI18n();
  const { stores } = useDiwan();
  const [text, setText] = useState('');
  const [list] = useState(() => stores.itemList());
  const { isPresent, ref, onCancel, ...events } = useDialog(isOpen, onClose);
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
      className={overlay}
      aria-label={t('common:search_label')}
      onCancel={clearOrClose}
      onKeyDown={moveBetweenLinks}
      {...events}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 don't know <search> */}
      <div role="search" className={`${container} ${inner}`}>
        <form className={searchRow} onSubmit={(event) => event.preventDefault()}>
          <input
            className={input}
            type="search"
            dir="auto"
            value={text}
            placeholder={t('common:search_placeholder')}
            aria-label={t('common:search')}
            aria-description={t('common:search_hint')}
            autoComplete="off"
            enterKeyHint="search"
            data-autofocus=""
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <IconButton icon="close" label={t('common:search_close')} onClick={onClose} />
        </form>
        {query === '' ? (
          <VisuallyHidden>
            <span role="status" />
          </VisuallyHidden>
        ) : (
          <SearchResults
            query={query}
            isLoading={asked !== query || list.isLoading.value}
            hasFailed={list.status.value === 'failed'}
            products={list.elements.value}
          />
        )}
      </div>
    </dialog>
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
