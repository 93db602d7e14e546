import { VisuallyHidden } from '../foundation/ui/VisuallyHidden';

export interface LinkLabelProps {
  label: string;
  /** The subject of the link. */
  about: string;
}

/**
 * A label like "Learn more" with a visually hidden subject, for screen readers and search engines. A dash separates them:
 * browsers put a space before hidden text.
 */
export function LinkLabel({ label, about }: LinkLabelProps) {
  return (
    <>
      <span>{label}</span> {about && <VisuallyHidden>{`– ${about}`}</VisuallyHidden>}
    </>
  );
}
