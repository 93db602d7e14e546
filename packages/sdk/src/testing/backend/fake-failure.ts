import type { Locale } from '../../commerce';
import type { ErrorBody, ErrorCode } from '../../contract';

const FAILURES = {
  not_found: [404, 'Item not found.', 'العنصر غير موجود.'],
  validation_failed: [400, 'Please check the marked fields.', 'يرجى التحقق من الحقول المحددة.'],
  malformed_body: [400, 'The request could not be read.', 'تعذّرت قراءة الطلب.'],
  unauthorized: [401, 'Staff only.', 'للموظفين فقط.'],
  promo_not_found: [404, 'Promo code not found or inactive.', 'رمز الخصم غير موجود أو غير مفعّل.'],
  phone_not_verified: [403, 'Please verify your phone first.', 'يرجى التحقق من رقم الجوال أولًا.'],
  phone_proof_used_up: [
    403,
    'Please verify your phone number again to place another order.',
    'يرجى التحقق من رقم جوالك مرة أخرى لإرسال طلب آخر.',
  ],
  otp_wrong: [400, 'This code is not right.', 'الرمز غير صحيح.'],
  price_changed: [409, 'Prices have changed. Please confirm again.', 'تغيّرت الأسعار. يرجى التأكيد مرة أخرى.'],
  item_unavailable: [409, 'A product is no longer sold.', 'أحد المنتجات لم يعد متاحًا.'],
  idempotency_key_reused: [409, 'This key was used for something else.', 'استُخدم هذا المفتاح لطلب آخر.'],
} as const satisfies Partial<Record<ErrorCode, readonly [status: number, en: string, ar: string]>>;
export type FakeFailureCode = keyof typeof FAILURES;

/** Thrown by handlers of the fake backend; told to callers in their language. */
export class FakeFailure extends Error {
  readonly code: FakeFailureCode;
  readonly details: Record<string, unknown>;

  constructor(
    code: FakeFailureCode,
    details: { errors?: ErrorBody['errors'] } & Record<string, unknown> = {},
  ) {
    super(code);
    this.code = code;
    this.details = details;
  }

  answer(locale: Locale): { status: number; body: ErrorBody } {
    const [status, en, ar] = FAILURES[this.code];
    return { status, body: { message: locale === 'ar' ? ar : en, code: this.code, ...this.details } };
  }
}

/** What was found. */
export function found<Found>(value: Found | undefined, code: FakeFailureCode = 'not_found'): Found {
  if (value === undefined) throw new FakeFailure(code);
  return value;
}
