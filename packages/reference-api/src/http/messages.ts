import type { Locale } from '@diwan/sdk/commerce';
import type { ErrorCode } from '@diwan/sdk/contract';
import type { BaseIssue } from 'valibot';

/** What was not found, where the spec has words for it (spec §8); the code is `not_found` for all of them. */
type NotFoundKey =
  | 'item_not_found'
  | 'category_not_found'
  | 'subcategory_not_found'
  | 'project_not_found'
  | 'link_not_found'
  | 'lead_form_not_found'
  | 'record_not_found';

export type MessageKey = ErrorCode | NotFoundKey;

const en: Record<MessageKey, string> = {
  not_found: 'Page Not Found',
  item_not_found: 'Item not found.',
  category_not_found: 'Category not found.',
  subcategory_not_found: 'Subcategory Not Founded',
  project_not_found: 'Project not found.',
  link_not_found: 'Link Not Found',
  lead_form_not_found: 'This form is no longer available.',
  record_not_found: 'There is no record with this number.',
  validation_failed: 'Some of the information is missing or not valid.',
  malformed_body: 'The request could not be read.',
  payload_too_large: 'The request is too large.',
  unsupported_media_type: 'The request must be JSON.',
  method_not_allowed: 'This address does not accept that method.',
  unauthorized: 'Staff only.',
  rate_limited: 'Too many requests. Please wait a moment and try again.',
  price_changed: 'Prices have changed. Please check the new total and confirm again.',
  item_unavailable: 'One of the products can no longer be ordered.',
  phone_not_verified: 'Please verify your phone number first.',
  phone_proof_used_up: 'Please verify your phone number again to place another order.',
  promo_not_found: 'Promo code not found or inactive.',
  promo_not_started: 'This promo code is not valid yet.',
  promo_expired: 'This promo code has expired.',
  promo_below_minimum: 'Order total is below the required minimum for this promo.',
  promo_usage_limit: 'This promo code has reached its usage limit.',
  otp_too_soon: 'Please wait a few seconds before asking for another code.',
  otp_wrong: 'The code is not correct.',
  otp_expired: 'The code has expired. Please ask for a new one.',
  otp_too_many_tries: 'Too many wrong codes. Please ask for a new one.',
  status_not_allowed: 'This status can’t follow the current one.',
  idempotency_key_reused: 'This request was already sent with different content.',
  unavailable: 'This is not available at the moment. Please try again later.',
  internal: 'Something went wrong',
};

const ar: Record<MessageKey, string> = {
  not_found: 'الصفحة غير موجودة',
  item_not_found: 'لم يتم العثور على المنتج.',
  category_not_found: 'لم يتم العثور على الفئة.',
  subcategory_not_found: 'لم يتم العثور على الفئة الفرعية',
  project_not_found: 'لم يتم العثور على المشروع.',
  link_not_found: 'الرابط غير موجود',
  lead_form_not_found: 'لم يعد هذا النموذج متاحًا.',
  record_not_found: 'لا يوجد سجل بهذا الرقم.',
  validation_failed: 'بعض البيانات ناقصة أو غير صحيحة.',
  malformed_body: 'تعذّرت قراءة الطلب.',
  payload_too_large: 'حجم الطلب أكبر من المسموح.',
  unsupported_media_type: 'يجب أن يكون الطلب بصيغة JSON.',
  method_not_allowed: 'هذا العنوان لا يقبل هذه الطريقة.',
  unauthorized: 'للموظفين فقط.',
  rate_limited: 'طلبات كثيرة. يرجى الانتظار قليلًا ثم إعادة المحاولة.',
  price_changed: 'تغيّرت الأسعار. يرجى مراجعة الإجمالي الجديد والتأكيد مرة أخرى.',
  item_unavailable: 'لم يعد أحد المنتجات متاحًا للطلب.',
  phone_not_verified: 'يرجى التحقق من رقم جوالك أولًا.',
  phone_proof_used_up: 'يرجى التحقق من رقم جوالك مرة أخرى لإرسال طلب آخر.',
  promo_not_found: 'كود الخصم غير موجود أو غير مفعّل.',
  promo_not_started: 'كود الخصم لم يبدأ سريانه بعد.',
  promo_expired: 'انتهت صلاحية كود الخصم.',
  promo_below_minimum: 'إجمالي الطلب أقل من الحد الأدنى المطلوب لهذا الكود.',
  promo_usage_limit: 'تم استنفاد عدد مرات استخدام كود الخصم.',
  otp_too_soon: 'يرجى الانتظار بضع ثوانٍ قبل طلب رمز آخر.',
  otp_wrong: 'رمز التحقق غير صحيح.',
  otp_expired: 'انتهت صلاحية رمز التحقق. يرجى طلب رمز جديد.',
  otp_too_many_tries: 'محاولات خاطئة كثيرة. يرجى طلب رمز جديد.',
  status_not_allowed: 'لا يمكن الانتقال إلى هذه الحالة من الحالة الحالية.',
  idempotency_key_reused: 'سبق إرسال هذا الطلب بمحتوى مختلف.',
  unavailable: 'هذه الخدمة غير متاحة حاليًا. يرجى المحاولة لاحقًا.',
  internal: 'حدث خطأ ما',
};

/** What visitors read, word for word where the spec has the words (spec §8). */
export const messages: Record<Locale, Record<MessageKey, string>> = { en, ar };

const enProblems = {
  unknown: 'There is no such thing.',
  not_online: 'This product can no longer be ordered online.',
  too_much: 'This is more than one order can hold.',
  outside_governorate: 'This area does not belong to the chosen city.',
  outside_country: 'This city does not belong to the chosen country.',
  phone: 'This is not a complete phone number of the country.',
  country_code: 'Phones of this country can not be verified.',
  not_offered: 'The product is not offered with this.',
  width: 'The product can not be made in this width.',
  idempotency_key: 'Must be 1 to 200 visible ASCII characters.',
};

/** What may be wrong with a value that a schema alone can't refuse. */
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
  idempotency_key: 'يجب أن يتكون المفتاح من 1 إلى 200 رمز ASCII مرئي.',
};

export const fieldProblems: Record<Locale, Record<FieldProblem, string>> = { en: enProblems, ar: arProblems };

/** Room for any expectation of the contract, but not for a value as long as the body it came in. */
const LONGEST_FIELD_MESSAGE = 240;

/** What is wrong with one field. English readers get the schema's exact words, which also serve programmers. */
export function fieldMessage(issue: BaseIssue<unknown>, locale: Locale): string {
  if (locale === 'en') return shortened(issue.message);
  return issue.input === undefined ? 'هذا الحقل مطلوب' : 'القيمة غير صحيحة';
}

const shortened = (text: string): string =>
  text.length > LONGEST_FIELD_MESSAGE ? `${text.slice(0, LONGEST_FIELD_MESSAGE)}…` : text;
