import { useI18n } from '@diwan/widgets';
import { searchIcon } from '@diwan/widgets/icons';
import { lazyWithPreload } from '@diwan/widgets/internal';
import { IconButton } from '@diwan/widgets/ui';
import { HeaderDialog } from '../header-dialog/HeaderDialog';

const SearchOverlay = lazyWithPreload(() => import('./SearchOverlay'));

// A failure shows when it is opened.
const preload = () => void SearchOverlay.preload().catch(() => {});

/** Opens the search; its code is fetched when a mouse points at it or when it is first opened. */
export function SearchButton() {
  const { t } = useI18n();
  return (
    <HeaderDialog Dialog={SearchOverlay}>
      {(opener) => (
        <IconButton
          {...opener}
          icon={searchIcon}
          label={t('layout:header.search')}
          // Touch fires this with the tap itself, whose response comes first.
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preload()}
        />
      )}
    </HeaderDialog>
  );
}
