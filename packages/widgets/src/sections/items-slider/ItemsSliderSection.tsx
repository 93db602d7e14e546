import { localized } from '@diwan/sdk/commerce';
import { useI18n } from '../../i18n';
import { ProductCardWidget } from '../../product-card';
import { text } from '../../theme';
import { container } from '../../theme/patterns.css';
import { EmptyState } from '../../ui/empty-state';
import { Slider } from '../../ui/slider';
import { SectionHead } from '../SectionHead';
import type { SectionProps } from '../section-props';
import { useSliderLabels } from '../use-slider-labels';

/** Milliseconds a product stays (spec §9). */
const AUTOPLAY = 10_000;

/** Products an editor chose, one after another. */
export function ItemsSliderSection({ section }: SectionProps<'items_slider'>) {
  const { t, locale } = useI18n();
  const labels = useSliderLabels();
  const title = localized(section, 'title', locale);
  const items = section.tag?.items ?? [];
  if (items.length === 0) {
    return (
      <section className={container}>
        <SectionHead title={title} />
        <EmptyState title={t('common:no_items_available')} headingLevel={3} />
      </section>
    );
  }
  return (
    <div className={container}>
      <Slider
        label={title || t('product:products_title')}
        labels={labels}
        head={title && <h2 className={text.h1}>{title}</h2>}
        layout="fourUp"
        autoplay={AUTOPLAY}
        slides={items.map((product) => ({
          id: product.id,
          content: (
            <ProductCardWidget
              product={product}
              sizes="(min-width:1025px) 23vw, (min-width:768px) 31vw, 42vw"
            />
          ),
        }))}
      />
    </div>
  );
}
