import { typedCode, typedText } from '@diwan/sdk/commerce';
import { type FacetParameter, type ItemListQuery, MAX_AMOUNT, MAX_ID, MAX_WIDTH } from '@diwan/sdk/contract';

/** A visitor's choice of a list: parameters of `items.list`, those with options as lists of values. */
export interface FilterChoice extends Pick<ItemListQuery, Exclude<FacetParameter, 'allow_online_purchase'>> {
  color?: readonly number[] | undefined;
  fabric?: readonly number[] | undefined;
  type?: readonly ('piece' | 'set')[] | undefined;
  allow_online_purchase?: readonly boolean[] | undefined;
}

/** The choice as the list's parameters. Of ways to buy the list takes one: both are no filter. */
export function listFilter({
  allow_online_purchase: ways,
  ...choice
}: FilterChoice): Pick<ItemListQuery, FacetParameter> {
  return ways ? { ...choice, allow_online_purchase: ways.length === 1 ? ways[0] : undefined } : choice;
}

/** Name of each parameter in the shop's addresses. */
const ADDRESS_NAMES = {
  color: 'colour',
  fabric: 'fabric',
  price_min: 'from',
  price_max: 'to',
  width_max: 'fits',
  type: 'kind',
  allow_online_purchase: 'online',
  in_stock: 'stock',
  on_sale: 'sale',
  is_saudi_made: 'saudi',
} as const satisfies Record<FacetParameter, string>;

/** The name of a parameter in the address, which is that of its field. */
export const addressName = (parameter: FacetParameter): string => ADDRESS_NAMES[parameter];

/** Parameters of addresses that hold a choice; some may be repeated. */
export const FILTER_PARAMS: readonly string[] = Object.values(ADDRESS_NAMES);

/** More values of one parameter than a list offers to choose from. */
const MAX_VALUES = 100;
/** More than that many values take. */
const MAX_TEXT = 1000;

/** A mark between thousands: exactly three digits follow. 1.299 could be either, and isn't read. */
const THOUSANDS = /(\d)[,٬،'’](?=\d{3}(?:\D|$))/g;
/** A number with what may stand around it, such as a currency or a unit. */
const NUMBER = /^[^\d-]*(\d{1,9})(?:[.٫,،]\d{0,2})?(\D*)$/;
/** Units in which a width isn't asked for. */
const OTHER_UNIT = /^(?:mm?|م|مم|ملم|متر|in|ft|")$/i;

/**
 * A whole number as typed, with digits and separators of either script, with a currency or unit or without; fractions are
 * cut off. Undefined if it isn't a number from 1 to `max`.
 * @example wholeNumber('٩٬٠٠٠٫٥ ر.س', 99_999) // 9000
 */
export function wholeNumber(text: string, max: number): number | undefined {
  const typed = typedText(text.slice(0, 40));
  const joined = typed.replace(/\s/g, '').replace(THOUSANDS, '$1');
  const [, whole = '', unit = ''] = NUMBER.exec(joined) ?? [];
  const number = OTHER_UNIT.test(unit) ? 0 : Number(whole);
  return number >= 1 && number <= max ? number : undefined;
}

/** A lowest price above the highest is exchanged with it. */
export function inOrder<Choice extends FilterChoice>(choice: Choice): Choice {
  const { price_min, price_max } = choice;
  return price_min !== undefined && price_max !== undefined && price_min > price_max
    ? { ...choice, price_min: price_max, price_max: price_min }
    : choice;
}

/** The choice that an address holds; what can't be read isn't chosen. */
export function choiceFrom(params: URLSearchParams): FilterChoice {
  const values = (name: string) =>
    params
      .getAll(name)
      .slice(0, MAX_VALUES)
      .flatMap((text) => text.slice(0, MAX_TEXT).split(/[,،]/))
      .map((text) => typedCode(text).toLowerCase());
  const ids = (name: string) => {
    const known = values(name).flatMap((text) => wholeNumber(text, MAX_ID) ?? []);
    return known.length > 0 ? [...new Set(known)] : undefined;
  };
  const number = (name: string, max: number) => wholeNumber(params.get(name) ?? '', max);
  const flag = (name: string) => (values(name).includes('1') ? true : undefined);
  const types = (['piece', 'set'] as const).filter((type) => values('kind').includes(type));
  const ways = [true, false].filter((way) => values('online').includes(String(Number(way))));
  return withoutUndefined(
    inOrder({
      color: ids('colour'),
      fabric: ids('fabric'),
      price_min: number('from', Math.floor(MAX_AMOUNT)),
      price_max: number('to', Math.floor(MAX_AMOUNT)),
      width_max: number('fits', MAX_WIDTH),
      type: types.length > 0 ? types : undefined,
      allow_online_purchase: ways.length > 0 ? ways : undefined,
      in_stock: flag('stock'),
      on_sale: flag('sale'),
      is_saudi_made: flag('saudi'),
    }),
  );
}

const withoutUndefined = (choice: FilterChoice): FilterChoice =>
  Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));

/** The parameters of an address with a choice in place of the one they hold. */
export function withChoice(params: URLSearchParams, choice: FilterChoice): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of FILTER_PARAMS) next.delete(name);
  for (const [parameter, name] of Object.entries(ADDRESS_NAMES)) {
    const value = choice[parameter as FacetParameter];
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) next.append(name, typeof one === 'boolean' ? String(Number(one)) : String(one));
  }
  return next;
}

/** Whether nothing is chosen. */
export const isUnfiltered = (choice: FilterChoice): boolean =>
  Object.values(choice).every((value) => value === undefined);

/** A value of a parameter that has options. */
export type FilterValue = number | boolean | 'piece' | 'set';

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether a value is chosen. */
export const isChosen = (choice: FilterChoice, parameter: FacetParameter, value: FilterValue): boolean =>
  listed(choice[parameter]).includes(value);

const withSeveralValues: readonly FacetParameter[] = ['color', 'fabric', 'type', 'allow_online_purchase'];

/** The choice with a value added, or without it if it was chosen. */
export function toggled(choice: FilterChoice, parameter: FacetParameter, value: FilterValue): FilterChoice {
  const isOn = isChosen(choice, parameter, value);
  if (!withSeveralValues.includes(parameter))
    return withoutUndefined({ ...choice, [parameter]: isOn ? undefined : value });
  const present = listed(choice[parameter] ?? []);
  const next = isOn ? present.filter((one) => one !== value) : [...present, value];
  return withoutUndefined({ ...choice, [parameter]: next.length > 0 ? next : undefined });
}

/** The choice without the given parameters. */
export const without = (choice: FilterChoice, parameters: readonly FacetParameter[]): FilterChoice =>
  withoutUndefined({ ...choice, ...Object.fromEntries(parameters.map((name) => [name, undefined])) });

/** The choice with other numbers; undefined removes one. */
export const withNumbers = (
  choice: FilterChoice,
  numbers: Pick<FilterChoice, 'price_min' | 'price_max' | 'width_max'>,
): FilterChoice => withoutUndefined(inOrder({ ...choice, ...numbers }));
