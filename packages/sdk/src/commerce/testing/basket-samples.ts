import type { BasketProduct, LineCustomization } from '../basket/basket-line';

/** A product in a basket: 9940 SAR less 15 %, sold online. */
export const sampleBasketProduct = (changes: Partial<BasketProduct> = {}): BasketProduct => ({
  id: 101,
  code: 'NF1042',
  name_en: 'Nafud Three-Seat Sofa',
  name_ar: 'كنبة نفود ثلاثية المقاعد',
  price: 9940,
  discount: 15,
  allow_discount: true,
  is_price_show: true,
  is_sku_show: true,
  allow_online_purchase: true,
  is_custom: false,
  image: { src_url: 'products/sofa.webp', width: 1000, height: 1000 },
  ...changes,
});

/** In clay instead of the default colour, velvet and wool, 240 cm wide. */
export const sampleCustomization = (changes: Partial<LineCustomization> = {}): LineCustomization => ({
  color: { id: 3, hex: '#A77F68', name_en: 'Clay', name_ar: 'طيني' },
  fabrics: [
    { id: 3, name_en: 'Cotton velvet', name_ar: 'مخمل قطني', image_url: null },
    { id: 4, name_en: 'Wool blend', name_ar: 'مزيج صوف', image_url: null },
  ],
  width: { value: 240, unit: 'cm' },
  ...changes,
});
