import type { Locale } from '@diwan/sdk/commerce';

/** Words of the messages to the maker, in the maker's language. */
export interface MailTexts {
  order(number: string): string;
  quote(name: string): string;
  project(name: string): string;
  contact(name: string): string;
  lead(name: string): string;
  name: string;
  phone: string;
  email: string;
  address: string;
  landmark: string;
  street: string;
  building: string;
  floor: string;
  flat: string;
  notes: string;
  reason: string;
  promo: string;
  payment: string;
  cash: string;
  products: string;
  width: string;
  subtotal: string;
  discount: string;
  shipping: string;
  tax: string;
  total: string;
}

export const mailTexts: Record<Locale, MailTexts> = {
  en: {
    order: (number) => `New order ${number}`,
    quote: (name) => `New quote request from ${name}`,
    project: (name) => `New question about a project from ${name}`,
    contact: (name) => `New message from ${name}`,
    lead: (name) => `New contact details from ${name}`,
    name: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    address: 'Address',
    landmark: 'Nearest landmark',
    street: 'Street',
    building: 'Building',
    floor: 'Floor',
    flat: 'Apartment',
    notes: 'Notes',
    reason: 'Reason',
    promo: 'Promo code',
    payment: 'Payment',
    cash: 'Cash on delivery',
    products: 'Products',
    width: 'width',
    subtotal: 'Subtotal',
    discount: 'Coupon discount',
    shipping: 'Delivery',
    tax: 'VAT',
    total: 'Total',
  },
  ar: {
    order: (number) => `طلب جديد رقم ${number}`,
    quote: (name) => `طلب عرض سعر جديد من ${name}`,
    project: (name) => `استفسار جديد عن مشروع من ${name}`,
    contact: (name) => `رسالة جديدة من ${name}`,
    lead: (name) => `بيانات تواصل جديدة من ${name}`,
    name: 'الاسم',
    phone: 'رقم الجوال',
    email: 'البريد الإلكتروني',
    address: 'العنوان',
    landmark: 'أقرب معلم',
    street: 'الشارع',
    building: 'المبنى',
    floor: 'الدور',
    flat: 'الشقة',
    notes: 'الملاحظات',
    reason: 'سبب الطلب',
    promo: 'رمز الخصم',
    payment: 'طريقة الدفع',
    cash: 'الدفع عند الاستلام',
    products: 'المنتجات',
    width: 'العرض',
    subtotal: 'المجموع الفرعي',
    discount: 'خصم الكوبون',
    shipping: 'التوصيل',
    tax: 'ضريبة القيمة المضافة',
    total: 'الإجمالي',
  },
};
