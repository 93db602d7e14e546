import { type ReactNode, useRef } from 'react';
import { BasketSkeleton } from '../basket';
import { HandoverNotice } from './HandoverNotice';
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
  return (
    <>
      {/* There from the start, so that screen readers hear what comes into it. */}
      <div role="status">
        {state.status !== 'none' && state.status !== 'loading' && (
          <HandoverNotice
            handover={{
              ...handover,
              state,
              retry: andFocus(handover.retry),
              dismiss: andFocus(handover.dismiss),
            }}
          />
        )}
      </div>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {isLoading ? <BasketSkeleton /> : children}
      </div>
    </>
  );
}

ReceivedBasketWidget.resources = handoverApi.resources;
