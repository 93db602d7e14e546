import { Fragment } from 'react';
import { VisuallyHidden } from '../visually-hidden';

/** Short texts in a line with dots between them, which screen readers read as pauses. */
export function Separated({ entries }: { entries: readonly string[] }) {
  return entries.map((entry, index) => (
    <Fragment key={entry}>
      {index > 0 && (
        <>
          <span aria-hidden="true"> · </span>
          <VisuallyHidden>, </VisuallyHidden>
        </>
      )}
      <span>{entry}</span>
    </Fragment>
  ));
}
