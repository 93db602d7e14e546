import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

export interface SpokenProps {
  /** What screen readers say: "15 percent off". */
  text: string;
  /** What is shown: "−15%". */
  children: ReactNode;
}

/** Text whose signs, units or digits are said differently than they are written. */
export function Spoken({ text, children }: SpokenProps) {
  if (children === text) return text;
  return (
    <>
      <span aria-hidden="true">{children}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
