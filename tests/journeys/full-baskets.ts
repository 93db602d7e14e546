import type { Page } from './support';

/** Extreme baskets: three-digit quantities, long names, discounts, all customisations. */
const fillBaskets = () => {
  const colour = { id: 3, hex: '#b8a48c', name_en: 'Weathered travertine', name_ar: 'ترافرتين معتّق' };
  const fabrics = [1, 2, 3].map((id) => ({
    id,
    name_en: `Hand-woven bouclé ${id}`,
    name_ar: `بوكليه منسوج يدويًا ${id}`,
    image_url: null,
  }));
  const line = (id: number, allow_online_purchase: boolean, isCustomized: boolean) => ({
    id: isCustomized ? `${id}_c3_f1.2.3_w250` : String(id),
    product: {
      id,
      code: 'NF1042EXTRALONG',
      name_en: 'Nafud Three-Seat Sofa with Reversible Chaise Longue and Travertine Side Table',
      name_ar: 'كنبة «نفود» ثلاثية المقاعد بمسند قابل للعكس وطاولة جانبية من الترافرتين',
      price: 99_999,
      discount: 15,
      allow_discount: true,
      is_price_show: true,
      allow_online_purchase,
      is_custom: false,
      image: null,
    },
    quantity: 999,
    customization: isCustomized ? { color: colour, fabrics, width: { value: 250, unit: 'cm' } } : null,
  });
  const store = (key: string, value: object) =>
    localStorage.setItem(key, JSON.stringify({ version: 1, ...value }));
  store('cart-storage', { lines: [line(101, true, false), line(111, true, false)] });
  store('pricebox-storage', { lines: [line(101, true, true), line(103, false, false)] });
  // With a verified phone, the checkout shows its form.
  store('diwan-checkout', {
    savedAt: Date.now(),
    phone: { countryCode: '966', number: '512345678' },
    verification: { proof: null, verifiedAt: Date.now(), leadId: null, name: '', email: '' },
  });
};

/** Opens the pages of this context with full baskets, and prevents refreshing their products. */
export async function useFullBaskets(page: Page): Promise<void> {
  await page.addInitScript(fillBaskets);
  await page.route(/\/public\/items\?(.*&)?id=/, (route) => route.abort());
}
