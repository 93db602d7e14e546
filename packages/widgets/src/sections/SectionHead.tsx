import type { ReactNode } from 'react';
import { text } from '../theme';
import { Button } from '../ui/button';
import { classNames } from '../ui/class-names';
import { head, headEnd } from './SectionHead.css';

export interface SectionHeadProps {
  title: string;
  /** "View all". */
  link?: { label: string; href: string } | undefined;
  /** In place of the link: a slider's controls. */
  end?: ReactNode;
}

/** A section's title with a way on at its end; nothing when the editor gave no title. */
export function SectionHead({ title, link, end }: SectionHeadProps) {
  if (!title) return null;
  return (
    <div className={head}>
      <h2 className={classNames(text.h1)}>{title}</h2>
      {end ??
        (link && (
          <Button variant="link" href={link.href} className={headEnd}>
            {link.label}
          </Button>
        ))}
    </div>
  );
}
