import { IconButton, searchIcon, useI18n } from '@diwan/widgets';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLazyPanel } from '../use-lazy-panel';
import { EarlyField } from './EarlyField';
import type { SearchOverlayProps } from './SearchOverlay';

const loadOverlay = () => import('./SearchOverlay');

/** Opens the search; its code is fetched when the visitor comes near. */
export function SearchButton() {
  const { t } = useI18n();
  const {
    isOpen,
    Panel: SearchOverlay,
    early,
    ...panel
  } = useLazyPanel<HTMLFormElement, SearchOverlayProps>(loadOverlay);
  const [text, setText] = useState('');
  const opener = useRef<HTMLElement>(null);
  const isShown = isOpen && SearchOverlay !== undefined;

  const fieldOf = () => early.current?.querySelector('input');
  const open = () => {
    const field = fieldOf();
    if (field) field.value = text;
    panel.open();
  };
  const closeEarly = () => {
    opener.current?.focus();
    panel.close();
  };
  // After the overlay has taken the early field's place: nothing can be typed into that any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useLayoutEffect(() => {
    if (isShown) setText(fieldOf()?.value ?? '');
  }, [isShown]);

  return (
    <>
      <IconButton
        ref={opener}
        icon={searchIcon}
        label={t('layout:header.search')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // A finger enters with the press, whose answer comes first.
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && void loadOverlay()}
        onClick={open}
      />
      <EarlyField ref={early} onClose={closeEarly} />
      {SearchOverlay && (
        <SearchOverlay
          isOpen={isOpen}
          onClose={panel.close}
          text={text}
          onText={setText}
          opener={opener}
          early={early}
        />
      )}
    </>
  );
}
