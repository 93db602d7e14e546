import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

export interface SpokenProps {
  /** The text for screen readers: "15 percent off". */
  text: string;
  /** The text on the screen: "−15%". */
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
