import type { ReactNode } from 'react';
import { container } from '../foundation/theme/patterns.css';
import { SectionHead, type SectionHeadProps, useHasHead } from './SectionHead';
import * as styles from './sections.css';

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
