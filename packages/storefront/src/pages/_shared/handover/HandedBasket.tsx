import { ReceivedBasketWidget } from '@diwan/widgets';
import type { ReactNode } from 'react';
import { useHandoverCode } from './use-handover-code';

/** Wraps a basket page that another site may link to with a basket in the URL. */
export function HandedBasket({ children }: { children: ReactNode }) {
  const { code, forget } = useHandoverCode();
  return (
    <ReceivedBasketWidget code={code} onRead={forget}>
      {children}
    </ReceivedBasketWidget>
  );
}
