import { useI18n } from '@diwan/widgets';
import { MissingContent } from './MissingContent';

/** The product or category doesn't exist; the way to all products. */
export function MissingProduct({ title }: { title: string }) {
  const { t } = useI18n();
  return <MissingContent title={title} list={{ title: t('product:all_products'), href: '/products' }} />;
}
