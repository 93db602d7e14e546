import type { CSSProperties } from 'react';
import type { SectionProps } from '../section-props';
import * as styles from './SpacerSection.css';

/** Beyond this an editor's slip would look like the end of the page. */
const MAX_HEIGHT = 240;

/** Air of an editor's choosing, less of it on smaller screens. */
export function SpacerSection({ section }: SectionProps<'spacer'>) {
  const height = Math.min(section.space_height ?? 0, MAX_HEIGHT);
  return (
    <div className={styles.space} aria-hidden="true" style={{ '--space': `${height}px` } as CSSProperties} />
  );
}
