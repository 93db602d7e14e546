import { joinList } from '@diwan/sdk/commerce';
import { Fragment } from 'react';
import { useI18n } from '../../../foundation/i18n';
import { VisuallyHidden } from '../../../foundation/ui/VisuallyHidden';

/** Short texts in a line with dots between them, which screen readers read as pauses. */
export function Separated({ entries }: { entries: readonly string[] }) {
  const { locale } = useI18n();
  return entries.map((entry, index) => (
    <Fragment key={entry}>
      {index > 0 && (
        <>
          <span aria-hidden="true"> · </span>
          <VisuallyHidden>{joinList(['', ''], locale)}</VisuallyHidden>
        </>
      )}
      <span>{entry}</span>
    </Fragment>
  ));
}
