import { useI18n } from '../../../foundation/i18n';
import { CardGrid } from './CardGrid';

const CARDS = 8;

/** Skeleton of a grid's first rows. */
export function ProductGridSkeleton() {
  const { t } = useI18n();
  return <CardGrid label={t('common:loading')} cells={[]} isBusy skeletons={CARDS} />;
}
