import { IconButton, lazyPart, searchIcon, useI18n } from '@diwan/widgets';
import { Suspense, useState } from 'react';
import { useLazyPanel } from '../use-lazy-panel';
import { EarlyField } from './EarlyField';

const loadOverlay = () => import('./SearchOverlay');
const SearchOverlay = lazyPart(loadOverlay);

/** Opens the search; its code is fetched when the visitor comes near. */
export function SearchButton() {
  const { t } = useI18n();
  const { isOpen, wasOpened, open, close } = useLazyPanel();
  const [text, setText] = useState('');
  const field = { text, onText: setText, onClose: close };

  return (
    <>
      <IconButton
        icon={searchIcon}
        label={t('layout:header.search')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadOverlay()}
        onClick={open}
      />
      {wasOpened && (
        <Suspense fallback={isOpen && <EarlyField {...field} />}>
          <SearchOverlay isOpen={isOpen} {...field} />
        </Suspense>
      )}
    </>
  );
}
