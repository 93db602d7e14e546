import { IconButton, searchIcon, useI18n } from '@diwan/widgets';
import { useLayoutEffect, useRef, useState } from 'react';
import { PanelFailure } from '../PanelFailure';
import { useLazyPanel } from '../use-lazy-panel';
import { EarlyField } from './EarlyField';
import type { SearchOverlayProps } from './SearchOverlay';

const loadOverlay = () => import('./SearchOverlay');

/** What was typed goes along to the page of all that is found; the browser fetches that. */
const searchWithoutOverlay = (early: HTMLFormElement | null) => {
  if (early?.querySelector('input')?.value.trim()) early.submit();
  else window.location.reload();
};

/** Opens the search; its code is fetched when the visitor comes near. */
export function SearchButton() {
  const { t } = useI18n();
  const {
    isOpen,
    Panel: SearchOverlay,
    early,
    problem,
    ...panel
  } = useLazyPanel<HTMLFormElement, SearchOverlayProps>(loadOverlay, searchWithoutOverlay);
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
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && panel.prepare()}
        onClick={open}
      />
      <EarlyField ref={early} onClose={closeEarly}>
        {problem && <PanelFailure problem={problem} onRetry={panel.retry} />}
      </EarlyField>
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
