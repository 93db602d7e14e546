import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  choiceFrom,
  type FilterChoice,
  listFilter,
  toggled,
  wholeNumber,
  withChoice,
  withNumbers,
} from './filter-choice';

const choiceOf = (search: string) => choiceFrom(new URLSearchParams(search));

it.each([
  ['230', 230],
  ['٢٣٠', 230],
  ['۲۳۰', 230],
  ['9,000', 9000],
  ['٩٬٠٠٠', 9000],
  [' 9 000 ', 9000],
  ['179.9', 179],
  ['١٧٩٫٩', 179],
  ['230.', 230],
  ['٢٣٠،', 230],
  ['\u200f２３０\u00a0', 230],
  ['230 cm', 230],
  ['٢٣٠ سم', 230],
  ['SAR 9,000', 9000],
  ['ر.س.\u200f ٩٬٠٠٠٫٠٠', 9000],
  ['179,9', 179],
  ['1,234,567', undefined],
  ['12,345', 12_345],
  ['2.3 m', undefined],
  ['1.299', undefined],
  ['9,00,000', undefined],
  ['٢ متر', undefined],
  ['1.299,00', undefined],
  ['100-200', undefined],
  ['-5', undefined],
  ['0', undefined],
  ['100000', undefined],
  ['wide', undefined],
  ['', undefined],
])('reads «%s» as %s', (text, number) => expect(wholeNumber(text, 99_999)).toBe(number));

it('reads what an address chooses, and ignores what it can’t', () => {
  expect(choiceOf('colour=1&colour=2&colour=1&fits=٢٣٠&sale=1&kind=set&online=0&sort=newest')).toEqual({
    color: [1, 2],
    width_max: 230,
    on_sale: true,
    type: ['set'],
    allow_online_purchase: [false],
  });
  expect(
    choiceOf('colour=١،٢.&fits=%E2%80%8F٢٣٠%C2%A0&sale=١&kind=Set.&online=0%E2%80%8E&from=２٬000,'),
  ).toEqual({
    color: [1, 2],
    price_min: 2000,
    width_max: 230,
    on_sale: true,
    type: ['set'],
    allow_online_purchase: [false],
  });
  expect(choiceOf('colour=red&fabric=&from=x&to=-1&fits=0&kind=table&online=yes&stock=true')).toEqual({});
});

it('both ways to buy are both chosen, and filter nothing', () => {
  const online = toggled({}, 'allow_online_purchase', true);
  expect(listFilter(online)).toEqual({ allow_online_purchase: true });
  const both = toggled(online, 'allow_online_purchase', false);
  expect(choiceOf('online=0&online=1')).toEqual(both);
  expect(listFilter({ ...both, in_stock: true })).toEqual({ in_stock: true });
  expect(listFilter(toggled(both, 'allow_online_purchase', true))).toEqual({ allow_online_purchase: false });
});

it('exchanges a lowest price that is above the highest', () => {
  expect(choiceOf('from=9000&to=6000')).toEqual({ price_min: 6000, price_max: 9000 });
  expect(withNumbers({ price_max: 6000 }, { price_min: 9000, price_max: 6000 })).toEqual({
    price_min: 6000,
    price_max: 9000,
  });
});

const ids = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 9 }), {
  nil: undefined,
});
const choices: fc.Arbitrary<FilterChoice> = fc
  .record({
    color: ids,
    fabric: ids,
    width_max: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
    price_min: fc.option(fc.integer({ min: 1, max: 99_999 }), { nil: undefined }),
    allow_online_purchase: fc.constantFrom([true], [false], [true, false], undefined),
    in_stock: fc.constantFrom(true, undefined),
  })
  .map((choice) => Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined)));

it('an address holds any choice, beside its other parameters', () => {
  fc.assert(
    fc.property(choices, choices, (choice, before) => {
      const address = withChoice(withChoice(new URLSearchParams('sort=newest'), before), choice);
      expect(choiceFrom(address)).toEqual(choice);
      expect(address.get('sort')).toBe('newest');
    }),
  );
});

it('choosing a value twice changes nothing', () => {
  fc.assert(
    fc.property(choices, fc.integer({ min: 1000, max: 2000 }), (choice, id) => {
      expect(toggled(toggled(choice, 'color', id), 'color', id)).toEqual(choice);
    }),
  );
});
