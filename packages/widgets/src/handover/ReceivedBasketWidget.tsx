import { type ReactNode, useRef } from 'react';
import { BasketSkeleton } from '../basket';
import { useI18n } from '../i18n';
import { useAnnouncement } from '../ui/announcer';
import { HandoverNotice } from './HandoverNotice';
import { handoverTexts } from './handover-texts';
import * as styles from './ReceivedBasketWidget.css';
import { handoverApi, useReceivedBasket } from './use-received-basket';

export interface ReceivedBasketWidgetProps {
  /** From the address the visitor came by; undefined when it holds none. */
  code: string | undefined;
  /** The code is of no more use: it can be taken out of the address. */
  onRead: () => void;
  /** What shows the basket. It waits for what arrives. */
  children: ReactNode;
}

/** Takes over the basket of another site, and says above `children` what came. */
export function ReceivedBasketWidget({ code, onRead, children }: ReceivedBasketWidgetProps) {
  const handover = useReceivedBasket(code, onRead);
  const { state } = handover;
  const content = useRef<HTMLDivElement>(null);
  /** The notice goes with the button that was pressed; the focus goes on below it. */
  const andFocus = (act: () => void) => () => {
    content.current?.focus();
    act();
  };
  const isLoading = state.status === 'loading';
  const shown = state.status === 'none' || state.status === 'loading' ? undefined : state;
  const translator = useI18n();
  const texts = shown && handoverTexts(shown, translator);
  // Undone, its title takes the focus and is read with it.
  useAnnouncement(texts && shown.status !== 'undone' ? [texts.title, ...texts.details].join(' ') : '');
  return (
    <>
      {shown && (
        <HandoverNotice
          handover={{
            ...handover,
            state: shown,
            retry: andFocus(handover.retry),
            dismiss: andFocus(handover.dismiss),
          }}
        />
      )}
      <div ref={content} tabIndex={-1} className={styles.content}>
        {isLoading ? <BasketSkeleton kind="cart" /> : children}
      </div>
    </>
  );
}

ReceivedBasketWidget.resources = handoverApi.resources;
