import { IconButton, searchIcon, useI18n } from '@diwan/widgets';
import { useLayoutEffect, useRef, useState } from 'react';
import { PanelFailure } from '../PanelFailure';
import { useLazyPanel } from '../use-lazy-panel';
import { EarlyField } from './EarlyField';
import type { SearchOverlayProps } from './SearchOverlay';

const loadOverlay = () => import('./SearchOverlay');

/** Without the overlay: submits the typed text to the results page, or reloads if there is none. */
const searchWithoutOverlay = (early: HTMLFormElement | null) => {
  if (early?.querySelector('input')?.value.trim()) early.submit();
  else window.location.reload();
};

/** Opens the search; its code is fetched on hover or when it is first opened. */
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
  // Once the overlay has replaced the early field, which then takes no more input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per opening
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
        // Touch fires this with the tap itself, whose response comes first.
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
