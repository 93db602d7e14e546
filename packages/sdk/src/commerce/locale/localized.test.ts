import { describe, expect, expectTypeOf, test } from 'vitest';
import { type LocalizedField, localized } from './localized';

const sofa = {
  id: 1,
  name_en: 'Sofa',
  name_ar: 'كنبة',
  note_en: 'Only English',
  content_en: '',
  content_ar: '  ',
};

describe('localized', () => {
  test('returns the field in the requested language', () => {
    expect(localized(sofa, 'name', 'en')).toBe('Sofa');
    expect(localized(sofa, 'name', 'ar')).toBe('كنبة');
  });

  test.each([{ name_ar: '' }, { name_ar: '  ' }, { name_ar: null }, { name_ar: undefined }])(
    'falls back to the other language for %o',
    ({ name_ar }) => {
      expect(localized({ name_en: 'Sofa', name_ar }, 'name', 'ar')).toBe('Sofa');
    },
  );

  test('is empty without a text or a record', () => {
    expect(localized(sofa, 'content', 'en')).toBe('');
    const missing: { name_en: string; name_ar: string } | null = null;
    expect(localized<{ name_en: string; name_ar: string }>(missing, 'name', 'en')).toBe('');
  });

  test('only bilingual fields compile', () => {
    expectTypeOf<LocalizedField<typeof sofa>>().toEqualTypeOf<'name' | 'content'>();
    expectTypeOf<
      LocalizedField<{ name_en?: string | null; name_ar?: string | null }>
    >().toEqualTypeOf<'name'>();
  });
});
