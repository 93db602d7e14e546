import type { PurchaseMode } from '@diwan/sdk/commerce';
import type { ReactNode } from 'react';
import { Button } from '../../../foundation/ui/Button';
import { useBasketLink } from './use-basket-link';

/** An inline link to a basket's page in the shop; on other sites it carries the basket's contents. */
export function BasketLink({
  kind,
  href,
  children,
}: {
  /** The basket whose contents the link carries. */
  kind: PurchaseMode;
  /** The page to link to. */
  href: string;
  /** Text of the link. */
  children: ReactNode;
}) {
  const link = useBasketLink(kind, href);
  return (
    <Button variant="link" {...(link ?? { href })}>
      {children}
    </Button>
  );
}
