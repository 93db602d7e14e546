import { useI18n } from '@diwan/widgets';
import { MissingContent } from './MissingContent';

/** Shown when a product or category doesn't exist; links to all products. */
export function MissingProduct({ title }: { title: string }) {
  const { t } = useI18n();
  return <MissingContent title={title} list={{ title: t('product:all_products'), href: '/products' }} />;
}
