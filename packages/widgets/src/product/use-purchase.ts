import { choicesCode, purchaseMode, readChoicesCode } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { useState } from 'react';
import { useAddToBasket } from '../basket';
import type { BasketKind } from '../stores';
import { type CustomizationControls, useCustomization } from './options/use-customization';
import { useEditedLine } from './use-edited-line';

/** What a visitor has chosen about a product, as its page's address carries it. */
export interface Chosen {
  /** A `choicesCode`, empty for the product as it comes. */
  readonly choices: string;
  readonly quantity: number;
  /** The line of the price box that the next addition replaces, by its `choicesCode`. */
  readonly editedLine: string | undefined;
}

/** What of a product goes into which basket. */
export interface Purchase {
  readonly choices: CustomizationControls;
  readonly isCustomized: boolean;
  /** A line of the price box is edited: `add` saves it. */
  readonly isEditing: boolean;
  /** A customised piece is priced by hand: it goes to the price box, where a line that is edited stays. */
  readonly kind: BasketKind;
  readonly quantity: number;
  setQuantity(quantity: number): void;
  /**
   * Puts it into the basket and starts again with one; `picture` flies to the basket's icon. False where a choice is
   * open: nothing is added then, and the visitor is led to that choice.
   */
  add(picture?: Element | null): boolean;
}

/**
 * The choices about one product and the way into its basket. Another product needs another instance: give it a key.
 * @param opening what is chosen to begin with; without a quantity it is that of the edited line
 * @param onChoose called with all that is chosen whenever something of it changes
 */
export function usePurchase(
  product: Product,
  opening: Partial<Chosen> = {},
  onChoose?: (chosen: Chosen) => void,
): Purchase {
  const [quantity, setQuantity] = useState(opening.quantity ?? 1);
  const [editedCode, setEditedCode] = useState(opening.editedLine);
  const report = (change: Partial<Chosen>) =>
    onChoose?.({
      choices: customization ? choicesCode(customization) : '',
      quantity,
      editedLine: editedCode,
      ...change,
    });
  const choices = useCustomization(product, readChoicesCode(opening.choices ?? ''), (changed) =>
    report({ choices: changed ? choicesCode(changed) : '' }),
  );
  const addToBasket = useAddToBasket();
  const editedLine = useEditedLine(editedCode && `${product.id}_${editedCode}`, (stored) => {
    if (opening.quantity === undefined) setQuantity(stored);
  });
  const isEditing = editedLine !== undefined;
  const { customization } = choices;
  const isCustomized = customization !== null;
  const kind = isEditing ? 'price-box' : purchaseMode({ product, isCustomized });
  return {
    choices,
    isCustomized,
    isEditing,
    kind,
    quantity,
    setQuantity(next) {
      setQuantity(next);
      report({ quantity: next });
    },
    add(picture) {
      if (choices.openChoices.showFirst()) return false;
      addToBasket(product, { kind, quantity, customization, replacedLine: editedLine, picture });
      setQuantity(1);
      setEditedCode(undefined);
      report({ quantity: 1, editedLine: undefined });
      return true;
    },
  };
}
