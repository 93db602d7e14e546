import { ImportedBasket } from '@diwan/widgets/internal';
import type { ReactNode } from 'react';
import { useHandoverCode } from './use-handover-code';

/** Wraps a basket page that another site may link to with a basket in the URL. */
export function HandedBasket({ children }: { children: ReactNode }) {
  const { code, forget } = useHandoverCode();
  return (
    <ImportedBasket code={code} onRead={forget}>
      {children}
    </ImportedBasket>
  );
}
