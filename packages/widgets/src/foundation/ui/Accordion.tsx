import { type ReactNode, useId } from 'react';
import { text } from '../theme/text.css';
import * as styles from './Accordion.css';
import { Icon } from './Icon';
import { plusIcon } from './icons';

export interface AccordionItem {
  id: string | number;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  headingLevel?: 2 | 3 | 4;
}

/** Questions with collapsible answers, one open at a time. Works without JavaScript. */
export function Accordion({ items, headingLevel = 3 }: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div>
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} className={styles.item}>
          <summary className={styles.summary}>
            <Heading className={text.h4}>{title}</Heading>
            <Icon shape={plusIcon} size={20} className={styles.sign} />
          </summary>
          <div className={styles.panel}>{content}</div>
        </details>
      ))}
    </div>
  );
}
