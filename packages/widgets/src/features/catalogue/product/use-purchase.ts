import { choicesCode, purchaseMode, readChoicesCode } from '@diwan/sdk/commerce';
import type { Product } from '@diwan/sdk/contract';
import { useState } from 'react';
import type { BasketKind } from '../../../foundation/stores';
import { useAddToBasket } from '../../basket/addition/use-add-to-basket';
import { type CustomizationControls, useCustomization } from './options/use-customization';
import { useEditedLine } from './use-edited-line';

/** A visitor's choices for a product, as stored in its page's URL. */
export interface ProductChoices {
  /** A `choicesCode`, empty for the standard product. */
  readonly choices: string;
  readonly quantity: number;
  /** `choicesCode` of the price box line that the next addition replaces. */
  readonly editedLine: string | undefined;
}

/** The product as it will be added, and the basket it is added to. */
export interface Purchase {
  readonly choices: CustomizationControls;
  readonly isCustomized: boolean;
  /** Whether a line of the price box is being edited: `add` saves it. */
  readonly isEditing: boolean;
  /** Customised pieces go to the price box, since they are priced individually; so do edited lines. */
  readonly kind: BasketKind;
  readonly quantity: number;
  setQuantity(quantity: number): void;
  /**
   * Adds the product to the basket and resets the quantity to one; `picture` flies to the basket's icon. Returns false
   * without adding if a choice is open, and shows that choice to the visitor.
   */
  add(picture?: Element | null): boolean;
}

/**
 * The choices for one product and how it is added. Must be remounted for another product: give it a key.
 * @param opening initial choices; the quantity defaults to that of the edited line
 * @param onChoose called with all choices whenever one changes
 */
export function usePurchase(
  product: Product,
  opening: Partial<ProductChoices> = {},
  onChoose?: (chosen: ProductChoices) => void,
): Purchase {
  const [quantity, setQuantity] = useState(opening.quantity ?? 1);
  const [editedCode, setEditedCode] = useState(opening.editedLine);
  const report = (change: Partial<ProductChoices>) =>
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
