import { type LineCustomization, lineCustomization, wireCustomization } from '@diwan/sdk/commerce';
import type { Customization, Product } from '@diwan/sdk/contract';
import { useState } from 'react';
import { type OpenChoices, useOpenChoices } from './open-choices';

export interface CustomizationControls {
  /** Differences from the standard product; null if there are none. */
  readonly customization: LineCustomization | null;
  readonly colorId: number | undefined;
  readonly fabricIds: readonly number[];
  readonly width: number | undefined;
  readonly openChoices: OpenChoices;
  setColor(id: number | undefined): void;
  toggleFabric(id: number): void;
  resetFabrics(): void;
  setWidth(width: number | undefined): void;
}

const without = <Key extends keyof Customization>(choices: Customization, key: Key): Customization => {
  const { [key]: _, ...rest } = choices;
  return rest as Customization;
};

/**
 * The visitor's customisation of a product before adding it to a basket.
 * @param initial existing choices, for example those of an edited line
 * @param onChange called on every change
 */
export function useCustomization(
  product: Product,
  initial: Customization = {},
  onChange?: (customization: LineCustomization | null) => void,
): CustomizationControls {
  const [choices, setChoices] = useState<Customization>(() => {
    // Choices from the URL apply only if the product offers them.
    const offered = lineCustomization({ product, choices: initial });
    return offered ? wireCustomization(offered) : {};
  });
  const openChoices = useOpenChoices();
  const defaultColor = product.colors.find(({ item_color }) => item_color.is_default) ?? product.colors[0];
  const defaultFabrics = product.fabrics
    .filter(({ item_fabric }) => item_fabric.is_default)
    .map(({ id }) => id);
  const fabricIds = choices.fabric_ids ?? defaultFabrics;

  const set = <Key extends keyof Customization>(key: Key, value: Customization[Key] | undefined) => {
    const next = { ...without(choices, key), ...(value !== undefined && { [key]: value }) };
    setChoices(next);
    onChange?.(lineCustomization({ product, choices: next }));
  };

  return {
    customization: lineCustomization({ product, choices }),
    colorId: choices.color_id ?? defaultColor?.id,
    fabricIds,
    width: choices.width ?? product.dimensions?.default_width,
    openChoices,
    setColor: (id) => set('color_id', id),
    toggleFabric: (id) =>
      set(
        'fabric_ids',
        fabricIds.includes(id) ? fabricIds.filter((other) => other !== id) : [...fabricIds, id],
      ),
    resetFabrics: () => set('fabric_ids', undefined),
    setWidth: (width) => set('width', width),
  };
}
