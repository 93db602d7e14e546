import { IconButton, lazyPart, searchIcon, useI18n } from '@diwan/widgets';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useLazyPanel } from '../use-lazy-panel';
import { EarlyField } from './EarlyField';

const loadOverlay = () => import('./SearchOverlay');
const SearchOverlay = lazyPart(loadOverlay);

/** Opens the search; its code is fetched when the visitor comes near. */
export function SearchButton() {
  const { t } = useI18n();
  const { isOpen, wasOpened, open, close, early } = useLazyPanel<HTMLFormElement>();
  const [text, setText] = useState('');
  const opener = useRef<HTMLElement>(null);
  const field = { text, onText: setText };
  useLayoutEffect(() => setText(early.current?.querySelector('input')?.value ?? ''), [early]);
  const closeEarly = () => {
    opener.current?.focus();
    close();
  };

  return (
    <>
      <IconButton
        ref={opener}
        icon={searchIcon}
        label={t('layout:header.search')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadOverlay()}
        onClick={open}
      />
      {!wasOpened && <EarlyField ref={early} hidden />}
      {wasOpened && (
        <Suspense fallback={isOpen && <EarlyField {...field} onClose={closeEarly} />}>
          <SearchOverlay isOpen={isOpen} {...field} onClose={close} opener={opener} />
        </Suspense>
      )}
    </>
  );
}
