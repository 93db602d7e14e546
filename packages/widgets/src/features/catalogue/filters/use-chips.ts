import { formatNumber } from '@diwan/sdk/commerce';
import type { FacetParameter } from '@diwan/sdk/contract';
import { useI18n } from '../../../foundation/i18n';
import { useOptionName } from './FacetOptions';
import { type FilterChoice, toggled, without } from './filter-choice';
import type { Facet } from './list-facets';

/** One chosen value. */
export interface Chip {
  readonly key: string;
  readonly parameter: FacetParameter;
  readonly name: string;
  readonly hex?: string | undefined;
  /** The choice without it. */
  readonly rest: FilterChoice;
}

/** The chosen values of a list, in the order of its facets. */
export function useChips(facets: readonly Facet[], choice: FilterChoice): readonly Chip[] {
  const { t, locale } = useI18n();
  const nameOf = useOptionName();
  const numberOf = (parameter: 'price_min' | 'price_max' | 'width_max', name: (value: number) => string) => {
    const value = choice[parameter];
    return value === undefined
      ? []
      : [{ key: parameter, parameter, name: name(value), rest: without(choice, [parameter]) }];
  };
  return facets.flatMap((facet): Chip[] => {
    if (facet.name === 'price')
      return [
        ...numberOf('price_min', (value) =>
          t('product:filters.price_from', { amount: formatNumber(value, locale) }),
        ),
        ...numberOf('price_max', (value) =>
          t('product:filters.price_to', { amount: formatNumber(value, locale) }),
        ),
      ];
    if (!('groups' in facet))
      return numberOf('width_max', (width) => t('product:filters.up_to_width', { width }));
    return facet.groups.flatMap(({ options }) =>
      options
        .filter(({ isChosen }) => isChosen)
        .map(({ parameter, value, hex, ...option }) => ({
          key: `${parameter} ${value}`,
          parameter,
          name: nameOf(option),
          hex,
          rest: toggled(choice, parameter, value),
        })),
    );
  });
}
