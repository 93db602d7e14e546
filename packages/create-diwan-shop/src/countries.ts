export interface Country {
  iso: string;
  name_en: string;
  name_ar: string;
  /** Without the plus. */
  country_code: string;
  /** Digits of a mobile number, without the leading zero. */
  allowed_phone_length: number;
  currency: string;
  /** In percent. */
  tax: number;
  /** Of the dates that staff see. */
  time_zone: string;
  /** The first place that the shop delivers to. */
  city: { name_en: string; name_ar: string };
}

/** Where a new shop can be; its catalogue can name any country later. */
export const COUNTRIES: readonly Country[] = [
  {
    iso: 'SA',
    name_en: 'Saudi Arabia',
    name_ar: 'السعودية',
    country_code: '966',
    allowed_phone_length: 9,
    currency: 'SAR',
    tax: 15,
    time_zone: 'Asia/Riyadh',
    city: { name_en: 'Riyadh', name_ar: 'الرياض' },
  },
  {
    iso: 'AE',
    name_en: 'United Arab Emirates',
    name_ar: 'الإمارات',
    country_code: '971',
    allowed_phone_length: 9,
    currency: 'AED',
    tax: 5,
    time_zone: 'Asia/Dubai',
    city: { name_en: 'Dubai', name_ar: 'دبي' },
  },
  {
    iso: 'QA',
    name_en: 'Qatar',
    name_ar: 'قطر',
    country_code: '974',
    allowed_phone_length: 8,
    currency: 'QAR',
    tax: 0,
    time_zone: 'Asia/Qatar',
    city: { name_en: 'Doha', name_ar: 'الدوحة' },
  },
  {
    iso: 'KW',
    name_en: 'Kuwait',
    name_ar: 'الكويت',
    country_code: '965',
    allowed_phone_length: 8,
    currency: 'KWD',
    tax: 0,
    time_zone: 'Asia/Kuwait',
    city: { name_en: 'Kuwait City', name_ar: 'مدينة الكويت' },
  },
  {
    iso: 'BH',
    name_en: 'Bahrain',
    name_ar: 'البحرين',
    country_code: '973',
    allowed_phone_length: 8,
    currency: 'BHD',
    tax: 10,
    time_zone: 'Asia/Bahrain',
    city: { name_en: 'Manama', name_ar: 'المنامة' },
  },
  {
    iso: 'OM',
    name_en: 'Oman',
    name_ar: 'عُمان',
    country_code: '968',
    allowed_phone_length: 8,
    currency: 'OMR',
    tax: 5,
    time_zone: 'Asia/Muscat',
    city: { name_en: 'Muscat', name_ar: 'مسقط' },
  },
  {
    iso: 'EG',
    name_en: 'Egypt',
    name_ar: 'مصر',
    country_code: '20',
    allowed_phone_length: 10,
    currency: 'EGP',
    tax: 14,
    time_zone: 'Africa/Cairo',
    city: { name_en: 'Cairo', name_ar: 'القاهرة' },
  },
];
