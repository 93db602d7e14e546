import { VisuallyHidden } from '../ui/visually-hidden';

export interface LinkLabelProps {
  label: string;
  /** Title of what the link is about. */
  about: string;
}

/** A label like "Learn more", with its subject for those who hear or index links one by one. */
export function LinkLabel({ label, about }: LinkLabelProps) {
  return (
    <>
      {label}
      {about && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
    </>
  );
}
