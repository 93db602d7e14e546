import { type Locale, otherLocale } from './locale';

/** Names of a record's bilingual fields: `'name'` for `name_en` and `name_ar`. */
export type LocalizedField<RecordType> = {
  [Key in keyof RecordType]-?: Key extends `${infer Field}_en`
    ? `${Field}_ar` extends keyof RecordType
      ? Field
      : never
    : never;
}[keyof RecordType];

const textAt = (record: object, key: string): string => {
  const value: unknown = Reflect.get(record, key);
  return typeof value === 'string' ? value.trim() : '';
};

/**
 * Returns a bilingual field (spec §3) in a language. Falls back to the other language when the text is empty, and to
 * `''` when both are or there is no record. Only fields that exist in both languages compile.
 *
 * @example localized(product, 'name', 'ar') // 'كنبة نفود'
 */
export function localized<RecordType extends object>(
  record: RecordType | null | undefined,
  field: LocalizedField<RecordType> & string,
  locale: Locale,
): string {
  if (!record) return '';
  return textAt(record, `${field}_${locale}`) || textAt(record, `${field}_${otherLocale(locale)}`);
}
