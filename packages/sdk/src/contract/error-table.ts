import type { ErrorCode } from './error';

/**
 * Status and visitor messages of each error code, with the spec's own messages where it has them (spec §8). Used by
 * servers, the fake backend and the documentation; not part of page bundles.
 */
export const errorTable = {
  not_found: { status: 404, en: 'Page Not Found', ar: 'الصفحة غير موجودة' },
  validation_failed: {
    status: 400,
    en: 'Some of the information is missing or not valid.',
    ar: 'بعض البيانات ناقصة أو غير صحيحة.',
  },
  malformed_body: { status: 400, en: 'The request could not be read.', ar: 'تعذّرت قراءة الطلب.' },
  payload_too_large: { status: 413, en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح.' },
  unsupported_media_type: {
    status: 415,
    en: 'The request must be JSON.',
    ar: 'يجب أن يكون الطلب بصيغة JSON.',
  },
  method_not_allowed: {
    status: 405,
    en: 'This address doesn’t accept that method.',
    ar: 'هذا العنوان لا يقبل هذه الطريقة.',
  },
  unauthorized: { status: 401, en: 'Staff only.', ar: 'للموظفين فقط.' },
  scope_missing: {
    status: 403,
    en: 'Your access doesn’t include this.',
    ar: 'لا تشمل صلاحياتك هذا الإجراء.',
  },
  origin_not_allowed: {
    status: 403,
    en: 'This site isn’t connected to the shop. Please continue in the shop itself.',
    ar: 'هذا الموقع غير مرتبط بالمتجر. تابع من موقع المتجر مباشرةً.',
  },
  rate_limited: {
    status: 429,
    en: 'Too many requests. Please wait a moment and try again.',
    ar: 'محاولات كثيرة خلال وقت قصير. انتظر قليلًا ثم أعد المحاولة.',
  },
  price_changed: {
    status: 409,
    en: 'Prices have changed. Please check the new total and place the order again.',
    ar: 'تغيّرت الأسعار. راجع الإجمالي الجديد وأرسل الطلب مرة أخرى.',
  },
  item_unavailable: {
    status: 409,
    en: 'One of the products can no longer be ordered.',
    ar: 'لم يعد أحد المنتجات متاحًا للطلب.',
  },
  phone_not_verified: {
    status: 403,
    en: 'Please verify your phone number first.',
    ar: 'يجب التحقق من رقم جوالك أولًا.',
  },
  phone_proof_used_up: {
    status: 403,
    en: 'Please verify your phone number again to place another order.',
    ar: 'يجب التحقق من رقم جوالك مرة أخرى لإرسال طلب آخر.',
  },
  promo_not_found: {
    status: 404,
    en: 'Promo code not found or inactive.',
    ar: 'رمز الخصم غير موجود أو غير مفعّل.',
  },
  promo_not_started: {
    status: 422,
    en: 'This promo code is not valid yet.',
    ar: 'رمز الخصم لم يبدأ سريانه بعد.',
  },
  promo_expired: { status: 422, en: 'This promo code has expired.', ar: 'انتهت صلاحية رمز الخصم.' },
  promo_below_minimum: {
    status: 422,
    en: 'Order total is below the required minimum for this promo.',
    ar: 'إجمالي الطلب أقل من الحد الأدنى المطلوب لهذا الرمز.',
  },
  promo_usage_limit: {
    status: 422,
    en: 'This promo code has reached its usage limit.',
    ar: 'تم استنفاد عدد مرات استخدام رمز الخصم.',
  },
  challenge_required: {
    status: 403,
    en: 'Please confirm that you are not a robot, then ask for the code again.',
    ar: 'أكّد أنك لست روبوتًا، ثم اطلب الرمز مرة أخرى.',
  },
  otp_too_soon: {
    status: 429,
    en: 'Please wait a few seconds before asking for another code.',
    ar: 'انتظر بضع ثوانٍ قبل طلب رمز آخر.',
  },
  otp_wrong: { status: 422, en: 'The code is not correct.', ar: 'رمز التحقق غير صحيح.' },
  otp_expired: {
    status: 422,
    en: 'The code has expired. Please ask for a new one.',
    ar: 'انتهت صلاحية رمز التحقق. اطلب رمزًا جديدًا.',
  },
  otp_too_many_tries: {
    status: 429,
    en: 'Too many wrong codes. Please ask for a new one.',
    ar: 'محاولات خاطئة كثيرة. اطلب رمزًا جديدًا.',
  },
  status_not_allowed: {
    status: 409,
    en: 'This status can’t follow the current one.',
    ar: 'لا يمكن الانتقال إلى هذه الحالة من الحالة الحالية.',
  },
  idempotency_key_reused: {
    status: 422,
    en: 'This request was already sent with different content.',
    ar: 'سبق إرسال هذا الطلب بمحتوى مختلف.',
  },
  unavailable: {
    status: 503,
    en: 'This is not available at the moment. Please try again later.',
    ar: 'هذه الخدمة غير متاحة حاليًا. حاول لاحقًا.',
  },
  maintenance: {
    status: 503,
    en: 'The shop is closed for a short maintenance. Please try again later.',
    ar: 'المتجر متوقف مؤقتًا لأعمال الصيانة. حاول لاحقًا.',
  },
  internal: { status: 500, en: 'Something went wrong', ar: 'حدث خطأ ما' },
} as const satisfies Record<ErrorCode, { status: number; en: string; ar: string }>;
