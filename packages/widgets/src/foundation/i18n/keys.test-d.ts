import { expectTypeOf, test } from 'vitest';
import type { PlainKey, PluralKey, Translate, TranslationKey } from '.';

declare const t: Translate;

test('keys come from the English files', () => {
  expectTypeOf<'cart:line.remove'>().toExtend<PlainKey>();
  expectTypeOf<'cart:line.nonsense'>().not.toExtend<TranslationKey>();
});

test('plural forms merge into one key that requires a count', () => {
  expectTypeOf<'cart:items_title'>().toExtend<PluralKey>();
  expectTypeOf<'common:currency.price_a11y'>().toExtend<PluralKey>();
  expectTypeOf<'cart:items_title_one'>().not.toExtend<TranslationKey>();
  expectTypeOf(t<'cart:items_title'>)
    .parameter(1)
    .toExtend<{ readonly count: number }>();
  expectTypeOf(t<'cart:line.remove'>)
    .parameter(1)
    .toEqualTypeOf<Parameters<typeof t<'common:close'>>[1]>();
});
