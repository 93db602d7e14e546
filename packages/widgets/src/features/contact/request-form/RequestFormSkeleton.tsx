import { FullWidth } from '../../../foundation/forms/Form';
import * as formStyles from '../../../foundation/forms/Form.css';
import { SkeletonBox, SkeletonControl, SkeletonField } from '../../../foundation/ui/skeleton';

/** Skeleton of the form: contact fields, the message, and the button. */
export function RequestFormSkeleton() {
  return (
    <div className={formStyles.form}>
      <SkeletonField />
      <SkeletonField />
      <SkeletonField />
      <FullWidth>
        <SkeletonBox ratio="4 / 1" />
      </FullWidth>
      <FullWidth>
        <SkeletonControl width={40} />
      </FullWidth>
    </div>
  );
}
