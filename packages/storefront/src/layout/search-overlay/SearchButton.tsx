import { IconButton, searchIcon, useI18n } from '@diwan/widgets';
import { lazyWithPreload } from '@diwan/widgets/internal';
import { LazyPanel } from '../panel/LazyPanel';
import { usePanel } from '../panel/use-panel';

const SearchOverlay = lazyWithPreload(() => import('./SearchOverlay'));

// A failure shows when it is opened.
const preload = () => void SearchOverlay.preload().catch(() => {});

/** Opens the search; its code is fetched when a mouse points at it or when it is first opened. */
export function SearchButton() {
  const { t } = useI18n();
  const panel = usePanel();
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
      <LazyPanel panel={panel}>
        <SearchOverlay panel={panel} />
      </LazyPanel>
    </>
  );
}
