import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import { ProductCardWidget } from '../../product-card';
import { useDiwan } from '../../provider';
import { EmptyState } from '../../ui/empty-state';
import { ScrollRow } from '../ScrollRow';
import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import { container } from '../sections.css';

/** Products an editor chose, one after another. */
export function ItemsSliderSection({ section }: SectionProps<'items_slider'>) {
  const { locale } = useDiwan();
  const { t } = useI18n();
  const title = localized(section, 'title', locale);
  const items = section.tag?.items ?? [];
  return (
    <section className={container}>
      <SectionHead title={title} />
      {items.length === 0 ? (
        <EmptyState title={t('common:no_items_available')} />
      ) : (
        <ScrollRow
          label={title || t('product:products_title')}
          cells={items.map((product) => ({
            key: product.id,
            content: <ProductCardWidget product={product} />,
          }))}
        />
      )}
    </section>
  );
}
