import { text } from '../theme';
import { Button } from '../ui/button';
import * as styles from './SectionHead.css';

export interface SectionHeadProps {
  title: string;
  /** "View all". */
  link?: { label: string; href: string } | undefined;
}

/** A section's title with a way on at its end; nothing when the editor gave no title. */
export function SectionHead({ title, link }: SectionHeadProps) {
  if (!title) return null;
  return (
    <div className={styles.head}>
      <h2 className={text.h1}>{title}</h2>
      {link && (
        <Button variant="link" href={link.href} className={styles.headEnd}>
          {link.label}
        </Button>
      )}
    </div>
  );
}
