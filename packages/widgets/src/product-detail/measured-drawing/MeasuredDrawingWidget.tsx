import type { Dimensions, Product } from '@diwan/sdk/contract';
import { useI18n } from '../../i18n';
import { useSizes } from '../use-sizes';
import { MeasuredDrawingView } from './MeasuredDrawingView';
import { shapeOfProduct } from './shape-of-product';

export interface MeasuredDrawingWidgetProps {
  product: Pick<Product, 'name_en'>;
  dimensions: Dimensions;
}

/** A product's measures as a drawing. */
export function MeasuredDrawingWidget({ product, dimensions }: MeasuredDrawingWidgetProps) {
  const { t } = useI18n();
  const { measure, whole } = useSizes();
  const { default_width, default_depth, default_height } = dimensions;
  return (
    <MeasuredDrawingView
      shape={shapeOfProduct(product)}
      width={default_width}
      depth={default_depth}
      height={default_height}
      labels={{
        alt: `${t('product:dimensions.drawing_alt')}: ${whole(dimensions)}`,
        width: measure(default_width, dimensions),
        depth: measure(default_depth, dimensions),
        height: measure(default_height, dimensions),
      }}
    />
  );
}
