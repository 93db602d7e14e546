import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './Form.css';

export interface FormThanksProps {
  title: string;
  text: string;
  headingLevel?: 1 | 2 | 3;
  /** A link or button for what to do next. */
  action?: ReactNode;
}

/** Replaces a submitted form and takes over its focus. */
export function FormThanks({ title, text, headingLevel = 2, action }: FormThanksProps) {
  const Heading = `h${headingLevel}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <Heading ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </Heading>
      <p>{text}</p>
      {action}
    </div>
  );
}
