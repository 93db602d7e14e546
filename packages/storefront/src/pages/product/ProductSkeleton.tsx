import { useI18n } from '@diwan/widgets';
import { ProductDetailSkeleton } from '@diwan/widgets/internal';

export function ProductSkeleton() {
  const { t } = useI18n();
  return <ProductDetailSkeleton label={t('common:loading')} />;
}
