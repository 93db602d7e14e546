import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../../foundation/ui/class-names';
import { useFocusFallback } from '../../../foundation/ui/use-focus-fallback';
import * as styles from './Search.css';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useSearch } from './use-search';

export interface SearchProps {
  /** Text of the field. */
  text: string;
  /** Called with each change of the text. */
  onText: (text: string) => void;
  /** Called on Enter with the search text. By default the browser navigates to the shop's results page. */
  onSearch?: (query: string) => void;
  /** Uses a smaller font in the field, for pages where search isn't the main content. */
  isQuiet?: boolean;
  /** Class of the element around field and results. */
  className?: string | undefined;
  /** Shown next to the field, for example a close button. */
  action?: ReactNode;
}

/** A search field with links to the results below (spec §2 «Search overlay»). */
export function Search({ text, onText, onSearch, isQuiet = false, className, action }: SearchProps) {
  const query = text.trim();
  const found = useSearch(query);
  // A focused result disappears when the text changes.
  const region = useFocusFallback<HTMLDivElement>((element) => element.querySelector('input'));
  const submit = (event: FormEvent) => {
    if (query !== '' && !onSearch) return;
    event.preventDefault();
    if (query !== '') onSearch?.(query);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 don't support <search>
    <div
      ref={region}
      role="search"
      className={classNames(isQuiet && styles.quiet, className)}
      onKeyDown={moveBetweenLinks}
    >
      <SearchField text={text} onText={onText} onSubmit={submit} action={action} />
      {query !== '' && <SearchResults query={query} {...found} onClear={() => onText('')} />}
    </div>
  );
}

/** Down moves from the field to the first result and on; up moves back to the field. */
function moveBetweenLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], li a')];
  // Inside a custom element, `document.activeElement` is only the host.
  const { activeElement } = event.currentTarget.getRootNode() as Document | ShadowRoot;
  const next = stops[stops.indexOf(activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
