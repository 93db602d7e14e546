import { ReceivedBasketWidget } from '@diwan/widgets';
import type { ReactNode } from 'react';
import { useHandoverCode } from './use-handover-code';

/** A page of the visitor's basket, which may be reached from another site with a basket in the address. */
export function HandedBasket({ children }: { children: ReactNode }) {
  const { code, forget } = useHandoverCode();
  return (
    <ReceivedBasketWidget code={code} onRead={forget}>
      {children}
    </ReceivedBasketWidget>
  );
}
