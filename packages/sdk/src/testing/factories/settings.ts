import type { Settings } from '../../contract';

/** An open shop in Riyadh that charges tax and delivery. */
export const makeSettings = (overrides: Partial<Settings> = {}): Settings => ({
  brand: {
    name_en: 'Athel',
    name_ar: 'أثل',
    slug: 'athel',
    tagline_en: 'Furniture and interiors, built in Riyadh.',
    tagline_ar: 'أثاث وتصاميم داخلية تُصنع في الرياض.',
  },
  currency: 'SAR',
  currency_display: 'symbol',
  time_zone: 'Asia/Riyadh',
  maintenance_mode: false,
  files_path: '/files',
  allow_tax_rate: true,
  tax_rate: 0.15,
  theme: null,
  free_shipping: false,
  display_prices_with_tax: false,
  mirror_ad_images_in_rtl: true,
  has_terms: true,
  tag_manager_id: null,
  consent_required: true,
  footer_links: [
    {
      name_en: 'Shop',
      name_ar: 'تسوّق',
      links: [{ name_en: 'Sofas', name_ar: 'الكنب', href: '/products/category/1' }],
    },
    {
      name_en: 'Help',
      name_ar: 'المساعدة',
      links: [{ name_en: 'Contact us', name_ar: 'تواصل معنا', href: '/contact' }],
    },
  ],
  footer_text_en: '<p>Drawn and built in Riyadh.</p>',
  footer_text_ar: '<p>تُرسم وتُصنع في الرياض.</p>',
  socials: [
    { name: 'instagram', href: 'https://instagram.com/example' },
    { name: 'whatsapp', href: 'https://wa.me/966500000000' },
  ],
  contact: {
    phone: '+966500000000',
    whatsapp: '+966500000000',
    email: 'hello@shop.example',
    address_en: 'Riyadh',
    address_ar: 'الرياض',
    hours_en: 'Saturday to Wednesday, 10 am to 6 pm',
    hours_ar: 'من السبت إلى الأربعاء، ١٠ صباحًا – ٦ مساءً',
  },
  about: {
    heading_en: 'Furniture made slowly, for over 45 years',
    heading_ar: 'أثاث يُصنع بتأنٍّ منذ أكثر من ٤٥ عامًا',
    text_en: 'We draw, cut, join and upholster under one roof.',
    text_ar: 'نرسم ونقطع ونجمع وننجّد تحت سقف واحد.',
    years: 45,
    history_en: 'What began as a small carpentry shop is now a workshop and a showroom.',
    history_ar: 'بدأنا منجرة صغيرة، وأصبحنا اليوم ورشة ومعرضًا.',
    photos: [],
  },
  ...overrides,
});
