import type { ReactNode } from 'react';
import { container } from '../foundation/theme/patterns.css';
import * as styles from './SectionFrame.css';
import { SectionHead, type SectionHeadProps, useHasHead } from './SectionHead';

/** A section in the page's column, below its title, description and link. */
export function SectionFrame({ children, ...head }: SectionHeadProps & { children: ReactNode }) {
  const hasHead = useHasHead(head);
  return (
    <section className={container}>
      {hasHead && (
        <div className={styles.head}>
          <SectionHead {...head} />
        </div>
      )}
      {children}
    </section>
  );
}
