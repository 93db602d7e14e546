import type { Locale } from '@diwan/sdk/commerce';
import { type ErrorCode, errorTable } from '@diwan/sdk/contract';
import type { BaseIssue } from 'valibot';

/** `not_found` errors with a message of their own (spec §8). */
type NotFoundKey =
  | 'item_not_found'
  | 'category_not_found'
  | 'subcategory_not_found'
  | 'project_not_found'
  | 'link_not_found'
  | 'lead_form_not_found'
  | 'catalogue_not_found'
  | 'record_not_found';

export type MessageKey = ErrorCode | NotFoundKey;

const enNotFound: Record<NotFoundKey, string> = {
  item_not_found: 'Item not found.',
  category_not_found: 'Category not found.',
  subcategory_not_found: 'Subcategory Not Founded',
  project_not_found: 'Project not found.',
  link_not_found: 'Link Not Found',
  catalogue_not_found: 'There is no catalog at the moment. You can see every piece in our shop instead.',
  lead_form_not_found: 'This form is no longer available.',
  record_not_found: 'There is no record with this number.',
};

const arNotFound: Record<NotFoundKey, string> = {
  item_not_found: 'لم نعثر على هذا المنتج.',
  category_not_found: 'لم نعثر على هذه الفئة.',
  subcategory_not_found: 'لم نعثر على هذه الفئة الفرعية',
  project_not_found: 'لم نعثر على هذا المشروع.',
  link_not_found: 'الرابط غير موجود',
  catalogue_not_found: 'لا يتوفر كتالوج حاليًا. يمكنك تصفّح جميع القطع في متجرنا.',
  lead_form_not_found: 'لم يعد هذا النموذج متاحًا.',
  record_not_found: 'لا يوجد سجل بهذا الرقم.',
};

const messagesIn = (locale: Locale): Record<ErrorCode, string> => {
  const rows = Object.entries(errorTable).map(([code, row]) => [code, row[locale]]);
  return Object.fromEntries(rows) as Record<ErrorCode, string>;
};

/** Messages shown to visitors; verbatim where the spec defines them (spec §8). */
export const messages: Record<Locale, Record<MessageKey, string>> = {
  en: { ...messagesIn('en'), ...enNotFound },
  ar: { ...messagesIn('ar'), ...arNotFound },
};

const enProblems = {
  unknown: 'This doesn’t exist.',
  not_online: 'This product can no longer be ordered online.',
  too_much: 'This is more than one order can hold.',
  outside_governorate: 'This area doesn’t belong to the selected city.',
  outside_country: 'This city doesn’t belong to the selected country.',
  phone: 'This is not a complete phone number for the selected country.',
  country_code: 'Phone numbers from this country can’t be verified.',
  not_offered: 'This option is not available for this product.',
  width: 'This product is not available in this width.',
  customized: 'A customised piece is priced on request: send it as a quote request.',
  idempotency_key: 'Must be 1 to 200 visible ASCII characters.',
};

/** Problems that a schema alone can't detect. */
export type FieldProblem = keyof typeof enProblems;

const arProblems: Record<FieldProblem, string> = {
  unknown: 'العنصر المطلوب غير موجود.',
  not_online: 'لم يعد هذا المنتج متاحًا للطلب عبر الإنترنت.',
  too_much: 'تتجاوز الكمية ما يتسع له طلب واحد.',
  outside_governorate: 'هذه المنطقة لا تتبع المدينة المختارة.',
  outside_country: 'هذه المدينة لا تتبع الدولة المختارة.',
  phone: 'رقم الجوال غير مكتمل أو لا يوافق الدولة المختارة.',
  country_code: 'لا يمكن التحقق من أرقام هذه الدولة.',
  not_offered: 'هذا الخيار غير متوفر لهذا المنتج.',
  width: 'لا يمكن تصنيع المنتج بهذا العرض.',
  customized: 'تُسعَّر القطعة المخصّصة عند الطلب: أرسلها ضمن طلب عرض سعر.',
  idempotency_key: 'يجب أن يتكون المفتاح من ١ إلى ٢٠٠ رمز ASCII مرئي.',
};

export const fieldProblems: Record<Locale, Record<FieldProblem, string>> = { en: enProblems, ar: arProblems };

/** Enough for any message of the contract, but not for a huge invalid value. */
const MAX_MESSAGE_LENGTH = 240;

/** Message for one invalid field. In English it is the schema's own message, which also helps developers. */
export function fieldMessage(issue: BaseIssue<unknown>, locale: Locale): string {
  if (locale === 'en') return shortened(issue.message);
  return issue.input === undefined ? 'املأ هذا الحقل' : 'القيمة غير صحيحة';
}

const shortened = (text: string): string =>
  text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text;
