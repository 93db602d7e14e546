const STORAGE_KEY = 'diwan-promo-code';
const PARAM = 'promo_code';

/** Keeps the code of `?promo_code=` on any address for the cart and checkout of this visit (spec §2). */
export function storePromoCodeOf(address: string): void {
  const code = new URL(address, window.location.origin).searchParams.get(PARAM)?.trim();
  if (!code) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, code);
  } catch {
    // Without storage the visitor types the code at checkout.
  }
}
