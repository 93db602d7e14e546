import { parseQuantity } from '@diwan/sdk/commerce';
import { CHOICES_PARAM, type Chosen, EDITED_LINE_PARAM, QUANTITY_PARAM } from '@diwan/widgets';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useSetSearchParams } from '../../navigation/use-set-search-param';

/** Anybody may write an address: what a visitor couldn't choose is left out, here or by the widget. */
function readChosen(search: URLSearchParams): Partial<Chosen> {
  const quantity = parseQuantity(search.get(QUANTITY_PARAM) ?? '');
  const editedLine = search.get(EDITED_LINE_PARAM) ?? undefined;
  return { choices: search.get(CHOICES_PARAM) ?? '', editedLine, ...(quantity !== null && { quantity }) };
}

/**
 * What is chosen about a product lives in the address, so that it outlives a reload, Back and the language switch and
 * comes with a shared link. `opening` is what the address said when the page appeared.
 */
export function useChosen(): {
  opening: Partial<Chosen>;
  /** The address asked for nothing. */
  isAsItComes: boolean;
  write: (chosen: Chosen) => void;
} {
  const [search] = useSearchParams();
  const [opening] = useState(() => readChosen(search));
  const setSearchParams = useSetSearchParams();
  return {
    opening,
    isAsItComes: !opening.choices && opening.quantity === undefined && opening.editedLine === undefined,
    write: ({ choices, quantity, editedLine }) =>
      setSearchParams({
        [CHOICES_PARAM]: choices || null,
        // The quantity of a line that is edited may be any; of all others it is one unless chosen.
        [QUANTITY_PARAM]: quantity === 1 && !editedLine ? null : String(quantity),
        [EDITED_LINE_PARAM]: editedLine ?? null,
      }),
  };
}
