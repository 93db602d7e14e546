import { lateHydrated } from '@diwan/widgets';
import { useState } from 'react';
import type { FooterProps } from './Footer';

/** Far below the fold, but its chat button shows once the page is scrolled. */
const Footer = lateHydrated(() => import('./Footer'), { opensOnScroll: true });

/**
 * The footer, hydrated once the visitor scrolls or uses it. Its props must be stable until then, so it keeps the first
 * page's `enquiry`.
 */
export function LateFooter({ enquiry }: Pick<FooterProps, 'enquiry'>) {
  const [first] = useState(enquiry);
  const [isWorking, setIsWorking] = useState(false);
  return <Footer enquiry={isWorking ? enquiry : first} onWorking={setIsWorking} />;
}
