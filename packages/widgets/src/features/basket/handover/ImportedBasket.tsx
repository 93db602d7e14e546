import { type ReactNode, useRef } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { useAnnouncement } from '../../../foundation/ui/Announcer';
import { BasketSkeleton } from '../skeleton/BasketSkeleton';
import { HandoverNotice } from './HandoverNotice';
import * as styles from './HandoverNotice.css';
import { handoverTexts } from './handover-texts';
import { useReceivedBasket } from './use-received-basket';

export interface ImportedBasketProps {
  /** The code from the URL; undefined if there is none. */
  code: string | undefined;
  /** Called when the code is no longer needed and can be removed from the URL. */
  onRead: () => void;
  /** The basket's view, rendered after the code has been processed. */
  children: ReactNode;
}

/** Imports a basket from another site and shows a notice about it above `children`. */
export function ImportedBasket({ code, onRead, children }: ImportedBasketProps) {
  const handover = useReceivedBasket(code, onRead);
  const { state } = handover;
  const content = useRef<HTMLDivElement>(null);
  /** The notice and its focused button disappear; focus moves to the content below. */
  const thenFocusContent = (act: () => void) => () => {
    content.current?.focus();
    act();
  };
  const isLoading = state.status === 'loading';
  const shown = state.status === 'none' || state.status === 'loading' ? undefined : state;
  const translator = useI18n();
  const texts = shown && handoverTexts(shown, translator);
  // After an undo, the title takes the focus and is read out with it.
  useAnnouncement(texts && shown.status !== 'undone' ? [texts.title, ...texts.details].join(' ') : '');
  return (
    <>
      {shown && (
        <HandoverNotice
          handover={{
            ...handover,
            state: shown,
            retry: thenFocusContent(handover.retry),
            dismiss: thenFocusContent(handover.dismiss),
          }}
        />
      )}
      <div ref={content} tabIndex={-1} className={styles.content}>
        {isLoading ? <BasketSkeleton kind="cart" /> : children}
      </div>
    </>
  );
}
