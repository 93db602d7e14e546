import { parseQuantity } from '@diwan/sdk/commerce';
import type { ProductChoices } from '@diwan/widgets';
import { CHOICES_PARAM, EDITED_LINE_PARAM, QUANTITY_PARAM } from '@diwan/widgets/internal';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { useSetSearchParams } from '../../navigation/use-set-search-param';

/** Anyone can write a URL: choices that aren't possible are dropped, here or by the widget. */
function readChosen(search: URLSearchParams): Partial<ProductChoices> {
  const quantity = parseQuantity(search.get(QUANTITY_PARAM) ?? '');
  const editedLine = search.get(EDITED_LINE_PARAM) ?? undefined;
  return { choices: search.get(CHOICES_PARAM) ?? '', editedLine, ...(quantity !== null && { quantity }) };
}

/**
 * Product choices are stored in the URL, so that they survive a reload, Back and a language switch and are part of
 * shared links. `opening` holds the choices in the URL when the page was opened.
 */
export function useChosen(): {
  opening: Partial<ProductChoices>;
  write: (chosen: ProductChoices) => void;
  /** The page's URL with the current choices, for somebody else's device: without the line edited here. */
  addressWithChoices: (pageUrl: string) => string;
} {
  const [search] = useSearchParams();
  const [opening] = useState(() => readChosen(search));
  const setSearchParams = useSetSearchParams();
  return {
    opening,
    write: ({ choices, quantity, editedLine }) =>
      setSearchParams({
        [CHOICES_PARAM]: choices || null,
        // A quantity of 1 is the default and omitted, except when editing a line, which has a quantity of its own.
        [QUANTITY_PARAM]: quantity === 1 && !editedLine ? null : String(quantity),
        [EDITED_LINE_PARAM]: editedLine ?? null,
      }),
    addressWithChoices: (pageUrl) => {
      const url = new URL(pageUrl);
      for (const param of [CHOICES_PARAM, QUANTITY_PARAM]) {
        const value = search.get(param);
        if (value !== null) url.searchParams.set(param, value);
      }
      return url.href;
    },
  };
}
