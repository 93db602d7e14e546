import { IconButton, useI18n } from '@diwan/widgets';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useShop } from '../../shop-context';

const loadOverlay = () => import('./SearchOverlay');
const SearchOverlay = lazy(loadOverlay);

/** Opens the search; its code is fetched when the visitor comes near. */
export function SearchButton() {
  const { t } = useI18n();
  const { address } = useShop();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what closes it
  useEffect(() => setIsOpen(false), [address]);

  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };

  return (
    <>
      <IconButton
        icon="search"
        label={t('layout:header.search')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadOverlay()}
        onClick={open}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <SearchOverlay isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
