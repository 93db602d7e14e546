import { IconButton, searchIcon, useDiwan, useI18n } from '@diwan/widgets';
import { lazyWithPreload, SearchField } from '@diwan/widgets/internal';
import { useEffect, useRef, useState } from 'react';
import { LazyPanel } from '../panel/LazyPanel';
import { usePanel } from '../panel/use-panel';
import * as styles from './PendingSearch.css';

const SearchOverlay = lazyWithPreload(() => import('./SearchOverlay'));

// A failure shows when it is opened.
const preload = () => void SearchOverlay.preload().catch(() => {});

/**
 * Opens the search; its code is fetched when a mouse points at it or when it is first opened. What is typed meanwhile
 * stays.
 */
export function SearchButton() {
  const { t } = useI18n();
  const { paths } = useDiwan();
  const panel = usePanel();
  const [text, setText] = useState('');
  return (
    <>
      <IconButton
        ref={panel.opener}
        icon={searchIcon}
        label={t('layout:header.search')}
        aria-haspopup="dialog"
        aria-expanded={panel.isOpen}
        // Touch fires this with the tap itself, whose response comes first.
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preload()}
        onClick={panel.open}
      />
      <LazyPanel
        panel={panel}
        code={SearchOverlay}
        pending={<PendingSearch text={text} onText={setText} />}
        // Its results, without code, are a page.
        onFailure={() => window.location.assign(paths.search(text))}
      >
        <SearchOverlay panel={panel} text={text} onText={setText} />
      </LazyPanel>
    </>
  );
}

/** The field in place of the search until its code is there; it works without, too. */
export function PendingSearch(props: { text: string; onText: (text: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 don't support <search>
    <div ref={place} role="search" className={styles.pending}>
      <SearchField {...props} />
    </div>
  );
}
