import { computed } from '@preact/signals-core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDiwan } from '../../../foundation/provider';

const onServer = () => false;

/**
 * The line of the price box being edited; undefined until storage has been read, and if the line is missing.
 * @param onQuantity called with the line's quantity, to start with it
 */
export function useEditedLine(
  lineId: string | undefined,
  onQuantity: (quantity: number) => void,
): string | undefined {
  const { priceBox } = useDiwan().stores;
  // Avoids a re-render if nothing is edited: storage is read right after hydration.
  const { subscribe, isThere } = useMemo(() => {
    const found = computed(() => priceBox.lines.value.some(({ id }) => id === lineId));
    return {
      subscribe: (onChange: () => void) => found.subscribe(onChange),
      isThere: () => found.peek(),
    };
  }, [priceBox, lineId]);
  const isEdited = useSyncExternalStore(subscribe, isThere, onServer);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the line is found
  useEffect(() => {
    const line = isEdited && priceBox.lines.peek().find(({ id }) => id === lineId);
    if (line) onQuantity(line.quantity);
  }, [isEdited]);

  return isEdited ? lineId : undefined;
}
