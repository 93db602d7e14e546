import { localized, widthLimits } from '@diwan/sdk/commerce';
import type { Dimensions, Product } from '@diwan/sdk/contract';
import { useI18n } from '../../i18n';
import { useSizes } from '../use-sizes';
import { ColorPickerView } from './ColorPickerView';
import { FabricPickerView } from './FabricPickerView';
import type { CustomizationControls } from './use-customization';
import { WidthPickerView } from './WidthPickerView';

export interface ProductOptionsWidgetProps {
  product: Product;
  controls: CustomizationControls;
  /** Undefined: back to the colour the product comes in. */
  onColor: (id: number | undefined) => void;
}

/** What can be seen, and where the product allows it chosen, of colours, fabrics and width (spec §6). */
export function ProductOptionsWidget(props: ProductOptionsWidgetProps) {
  const { colors, fabrics, dimensions, has_colors, has_fabrics, has_dimension, allow_edit_dimension } =
    props.product;
  return (
    <>
      {has_colors && colors.length > 0 && <Colors {...props} />}
      {has_fabrics && fabrics.length > 0 && <Fabrics {...props} />}
      {has_dimension && allow_edit_dimension && dimensions && <Width {...props} dimensions={dimensions} />}
    </>
  );
}

function Colors({ product, controls, onColor }: ProductOptionsWidgetProps) {
  const { t, locale } = useI18n();
  return (
    <ColorPickerView
      colors={product.colors.map((color) => ({
        id: color.id,
        hex: color.hex,
        name: localized(color, 'name', locale),
      }))}
      selectedId={controls.colorId}
      canEdit={product.allow_edit_colors && product.colors.length > 1}
      isChanged={Boolean(controls.customization?.color)}
      onConfirm={onColor}
      onReset={() => onColor(undefined)}
      labels={{
        title: t('product:colors.title'),
        choose: t('product:colors.choose'),
        change: t('common:change'),
        confirm: t('product:colors.confirm'),
        cancel: t('product:colors.cancel'),
        reset: t('product:colors.reset'),
        replaced: (from, to) => t('product:colors.replaced', { from, to }),
      }}
    />
  );
}

function Fabrics({ product, controls }: ProductOptionsWidgetProps) {
  const { t, locale } = useI18n();
  return (
    <FabricPickerView
      fabrics={product.fabrics.map((fabric) => ({
        id: fabric.id,
        name: localized(fabric, 'name', locale),
        src: fabric.image_url ?? undefined,
      }))}
      selectedIds={controls.fabricIds}
      canEdit={product.allow_edit_fabrics}
      isChanged={Boolean(controls.customization?.fabrics.length)}
      onToggle={controls.toggleFabric}
      onReset={controls.resetFabrics}
      labels={{
        title: t('product:fabrics.title'),
        choose: t('product:fabrics.choose'),
        reset: t('common:reset'),
        count: t('product:fabrics.selected_count', { count: controls.fabricIds.length }),
      }}
    />
  );
}

function Width({ controls, dimensions }: ProductOptionsWidgetProps & { dimensions: Dimensions }) {
  const { t } = useI18n();
  const { unitName, measure } = useSizes();
  return (
    <WidthPickerView
      {...widthLimits(dimensions)}
      width={controls.width ?? dimensions.default_width}
      unit={unitName(dimensions.unit)}
      isChanged={Boolean(controls.customization?.width)}
      onChange={controls.setWidth}
      onReset={() => controls.setWidth(undefined)}
      labels={{
        title: t('product:dimensions.width'),
        field: t('product:dimensions.edit_width'),
        increase: t('product:dimensions.wider'),
        decrease: t('product:dimensions.narrower'),
        reset: t('common:reset'),
        fixedSizes: [
          `${t('product:dimensions.depth')} ${measure(dimensions.default_depth, dimensions)}`,
          `${t('product:dimensions.height')} ${measure(dimensions.default_height, dimensions)}`,
        ].join(' · '),
      }}
    />
  );
}
