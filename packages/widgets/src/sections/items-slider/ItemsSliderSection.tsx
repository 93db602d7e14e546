import { localized } from '@diwan/sdk/commerce';
import { ProductCard } from '../../features/catalogue/card/ProductCard';
import { useI18n } from '../../foundation/i18n';
import { SliderSection } from '../SliderSection';
import type { SectionProps } from '../section-props';

/** Autoplay interval in milliseconds (spec §9). */
const AUTOPLAY = 10_000;

/** A slider of products selected by an editor. */
export function ItemsSliderSection({ section }: SectionProps<'items_slider'>) {
  const { t, locale } = useI18n();
  const products = section.tag?.items ?? [];
  return (
    <SliderSection
      section={section}
      label={t('product:products_title')}
      emptyTitle={t('common:no_items_available')}
      layout="fourUp"
      autoplay={AUTOPLAY}
      slides={products.map((product) => ({
        id: product.id,
        name: localized(product, 'name', locale),
        content: <ProductCard product={product} sizes="(min-width:64em) 23vw, (min-width:48em) 31vw, 42vw" />,
      }))}
    />
  );
}
