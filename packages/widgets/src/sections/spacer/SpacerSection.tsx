import type { CSSProperties } from 'react';
import type { SectionProps } from '../section-props';
import * as styles from './SpacerSection.css';

/** A larger space, probably an editor's mistake, would look like the end of the page. */
const MAX_HEIGHT = 240;

/** Vertical space set by an editor; smaller on small screens. */
export function SpacerSection({ section }: SectionProps<'spacer'>) {
  const height = Math.min(section.space_height ?? 0, MAX_HEIGHT);
  return (
    <div className={styles.space} aria-hidden="true" style={{ '--space': `${height}px` } as CSSProperties} />
  );
}
