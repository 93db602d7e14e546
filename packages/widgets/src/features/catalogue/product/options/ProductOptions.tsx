import type { Product } from '@diwan/sdk/contract';
import { ColorPicker } from './ColorPicker';
import { FabricPicker } from './FabricPicker';
import type { CustomizationControls } from './use-customization';
import { WidthPicker } from './WidthPicker';

export interface ProductOptionsProps {
  product: Product;
  choices: CustomizationControls;
}

/** Colours, fabrics and width of a product; editable if the product's flags allow it (spec §6). */
export function ProductOptions({ product, choices }: ProductOptionsProps) {
  const { colors, fabrics, dimensions } = product;
  const { customization } = choices;
  return (
    <>
      {product.has_colors && colors.length > 0 && (
        <ColorPicker
          product={product}
          selectedId={choices.colorId}
          isChanged={Boolean(customization?.color)}
          onChange={choices.setColor}
          openChoices={choices.openChoices}
        />
      )}
      {product.has_fabrics && fabrics.length > 0 && (
        <FabricPicker
          product={product}
          selectedIds={choices.fabricIds}
          isChanged={Boolean(customization?.fabrics.length)}
          onToggle={choices.toggleFabric}
          onReset={choices.resetFabrics}
        />
      )}
      {product.has_dimension && product.allow_edit_dimension && dimensions && (
        <WidthPicker
          dimensions={dimensions}
          width={choices.width ?? dimensions.default_width}
          isChanged={Boolean(customization?.width)}
          onChange={choices.setWidth}
          openChoices={choices.openChoices}
        />
      )}
    </>
  );
}
