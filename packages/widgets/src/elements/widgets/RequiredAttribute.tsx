import type { ReactNode } from 'react';
import { useBrowserLayoutEffect } from '../../foundation/ui/use-browser-layout-effect';

export interface RequiredAttributeProps {
  tag: `diwan-${string}`;
  attribute: string;
  /** The kind of value: "the number of a lead form of your shop". */
  meaning: string;
  isMissing: boolean;
  children: ReactNode;
}

/**
 * HTML can't require an attribute. Without it the element shows the content between its tags and logs an error.
 */
export function RequiredAttribute({ tag, attribute, meaning, isMissing, children }: RequiredAttributeProps) {
  // Ends at once when the attribute arrives: frameworks set attributes after they have inserted an element.
  useBrowserLayoutEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() =>
      console.error(`Diwan: <${tag}> shows nothing: set its attribute ${attribute} to ${meaning}.`),
    );
    return () => clearTimeout(timer);
  }, [tag, attribute, meaning, isMissing]);
  return isMissing ? <slot /> : children;
}
