import { type Locale, localized } from '@diwan/sdk/commerce';
import type { FacetParameter, ItemFacets } from '@diwan/sdk/contract';
import type { PlainKey } from '../../../foundation/i18n';
import { type FilterChoice, type FilterValue, isChosen } from './filter-choice';

/** One value to choose. */
export interface FacetOption {
  readonly parameter: FacetParameter;
  readonly value: FilterValue;
  /** A name of the shop's own, or the key of ours. */
  readonly name: string | { readonly key: PlainKey };
  /** Number of products in the list if it were chosen. */
  readonly count: number;
  readonly isChosen: boolean;
  /** A colour, or the address of a picture. */
  readonly hex?: string | undefined;
  readonly imageUrl?: string | undefined;
}

/** Options that belong together, under a name of their own. */
export interface OptionGroup {
  readonly key: PlainKey | undefined;
  readonly options: readonly FacetOption[];
}

/** A filter of a list: options, or a range of numbers. */
export type Facet =
  | { readonly name: 'colour' | 'fabric' | 'more'; readonly groups: readonly OptionGroup[] }
  | {
      readonly name: 'price' | 'width';
      readonly range: { readonly min: number; readonly max: number };
    };

/** The parameters that a facet stands for. */
export const parametersOf: Record<Facet['name'], readonly FacetParameter[]> = {
  colour: ['color'],
  fabric: ['fabric'],
  price: ['price_min', 'price_max'],
  width: ['width_max'],
  more: ['in_stock', 'on_sale', 'is_saudi_made', 'allow_online_purchase', 'type'],
};

/** With fewer products visitors see them all anyway. */
const FEWEST_PRODUCTS = 8;

interface ListFacetsInput {
  /** Facets of the whole list, which decide what there is to choose. */
  readonly whole: ItemFacets;
  /** Facets of the list as chosen, for the counts. */
  readonly current: ItemFacets;
  readonly choice: FilterChoice;
  /** Parameters that aren't the visitor's to choose. */
  readonly fixed?: readonly FacetParameter[];
  readonly locale: Locale;
}

type Flag = 'in_stock' | 'on_sale' | 'is_saudi_made';
const flags: readonly (readonly [Flag, PlainKey])[] = [
  ['in_stock', 'product:filters.in_stock'],
  ['on_sale', 'product:filters.on_sale'],
  ['is_saudi_made', 'product:badges.saudi_made'],
];

/**
 * The facets worth showing: none with fewer than two values in the whole list, no option that holds for every product or
 * for none, except what is chosen. The order is that of the whole list, so that nothing moves while the visitor chooses.
 */
export function listFacets({ whole, current, choice, fixed = [], locale }: ListFacetsInput): Facet[] {
  if (whole.total < FEWEST_PRODUCTS) return [];
  const option = (
    parameter: FacetParameter,
    value: FilterValue,
    counts: { inWhole: number; now: number },
    rest: Pick<FacetOption, 'name' | 'hex' | 'imageUrl'>,
  ): FacetOption[] => {
    const chosen = isChosen(choice, parameter, value);
    const isUseful = counts.inWhole > 0 && counts.inWhole < whole.total;
    return isUseful || chosen ? [{ parameter, value, count: counts.now, isChosen: chosen, ...rest }] : [];
  };
  const isFree = (facet: { name: Facet['name'] }) =>
    !parametersOf[facet.name].some((parameter) => fixed.includes(parameter));

  const colours = (whole.color ?? []).flatMap(({ id, hex, count, ...names }) =>
    option(
      'color',
      id,
      { inWhole: count, now: current.color?.find((one) => one.id === id)?.count ?? 0 },
      { name: localized(names, 'name', locale), hex },
    ),
  );
  const fabrics = (whole.fabric ?? []).flatMap(({ id, image_url, count, ...names }) =>
    option(
      'fabric',
      id,
      { inWhole: count, now: current.fabric?.find((one) => one.id === id)?.count ?? 0 },
      { name: localized(names, 'name', locale), imageUrl: image_url ?? undefined },
    ),
  );
  const features = flags.flatMap(([flag, key]) =>
    option(flag, true, { inWhole: whole[flag]?.true ?? 0, now: current[flag]?.true ?? 0 }, { name: { key } }),
  );
  const ways = ([true, false] as const).flatMap((isOnline) => {
    const side = isOnline ? 'true' : 'false';
    return option(
      'allow_online_purchase',
      isOnline,
      {
        inWhole: whole.allow_online_purchase?.[side] ?? 0,
        now: current.allow_online_purchase?.[side] ?? 0,
      },
      { name: { key: isOnline ? 'product:filters.online' : 'product:filters.quote' } },
    );
  });
  const kinds = (['piece', 'set'] as const).flatMap((type) =>
    option(
      'type',
      type,
      { inWhole: whole.type?.[type] ?? 0, now: current.type?.[type] ?? 0 },
      { name: { key: `product:filters.${type}` } },
    ),
  );
  const more: OptionGroup[] = [
    { key: undefined, options: features },
    { key: 'product:filters.ways', options: ways },
    { key: 'product:filters.kinds', options: kinds },
  ];
  const groups = more.filter(({ options }) => options.length > 0);
  const isRange = (range: { min: number; max: number } | null | undefined) =>
    range != null && range.min < range.max ? [range] : [];
  const facets: Facet[] = [
    ...((whole.color?.length ?? 0) > 1 && colours.length > 0
      ? [{ name: 'colour' as const, groups: [{ key: undefined, options: colours }] }]
      : []),
    ...((whole.fabric?.length ?? 0) > 1 && fabrics.length > 0
      ? [{ name: 'fabric' as const, groups: [{ key: undefined, options: fabrics }] }]
      : []),
    ...isRange(whole.price).map((range) => ({ name: 'price' as const, range })),
    ...isRange(whole.width).map((range) => ({ name: 'width' as const, range })),
    ...(groups.length > 0 ? [{ name: 'more' as const, groups }] : []),
  ];
  return facets.filter(isFree);
}

/** The choice without values that the whole list doesn't have, and without filters that the shop's backend doesn't have. */
export function knownChoice(choice: FilterChoice, whole: ItemFacets): FilterChoice {
  const among = (ids: readonly number[] | undefined, known: readonly { id: number }[] | undefined) => {
    const left = ids?.filter((id) => known?.some((one) => one.id === id));
    return left && left.length > 0 ? left : undefined;
  };
  const { color, fabric, price_min, price_max, width_max, type, ...rest } = choice;
  const known: FilterChoice = {
    color: among(color, whole.color),
    fabric: among(fabric, whole.fabric),
    ...(whole.price !== undefined && { price_min, price_max }),
    ...(whole.width !== undefined && { width_max }),
    ...(whole.type && { type }),
    ...Object.fromEntries(
      Object.entries(rest).filter(([name]) => whole[name as keyof ItemFacets] !== undefined),
    ),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** Number of values chosen of a facet. */
export const chosenCount = (choice: FilterChoice, facet: Pick<Facet, 'name'>): number =>
  parametersOf[facet.name].reduce((sum, parameter) => {
    const value = choice[parameter];
    return sum + (Array.isArray(value) ? value.length : value === undefined ? 0 : 1);
  }, 0);
