import { lateHydrated } from '@diwan/widgets';
import { useState } from 'react';
import type { FooterProps } from './Footer';

/** Far below the first view; but the chat button in it shows once the page is scrolled. */
const Footer = lateHydrated(() => import('./Footer'), { opensOnScroll: true });

/** The footer, whose code comes when the visitor scrolls or uses it. Another page finds it as the server sent it until then. */
export function LateFooter({ enquiry }: Pick<FooterProps, 'enquiry'>) {
  const [first] = useState(enquiry);
  const [isWorking, setIsWorking] = useState(false);
  return <Footer enquiry={isWorking ? enquiry : first} onWorking={setIsWorking} />;
}
