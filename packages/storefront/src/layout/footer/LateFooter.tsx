import { LateHydration, lazyPart } from '@diwan/widgets';
import { memo, useState } from 'react';
import type { FooterProps } from './Footer';

/** Far below the first view. */
const Footer = lazyPart(() => import('./Footer'));

/** The chat button in it shows once the page is scrolled. */
const FooterOfServer = memo(function FooterOfServer(props: FooterProps) {
  return (
    <LateHydration opensOnScroll>
      <Footer {...props} />
    </LateHydration>
  );
});

/** The footer, whose code comes when the visitor scrolls or uses it. Another page finds it as the server sent it until then. */
export function LateFooter({ enquiry }: Pick<FooterProps, 'enquiry'>) {
  const [first] = useState(enquiry);
  const [isWorking, setIsWorking] = useState(false);
  return <FooterOfServer enquiry={isWorking ? enquiry : first} onWorking={setIsWorking} />;
}
