import { basketProduct, type Locale } from '@diwan/sdk/commerce';
import { createFakeClient, makeApiError, makePromo } from '@diwan/sdk/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop, sampleSummary } from '../../../testing';
import { announced } from '../../../testing/announced';
import { Cart } from '../cart/Cart';
import { PromoField } from './PromoField';
import { promoStoreOf } from './promo-store';

const sofa = sampleSummary({ id: 1, price: 1000, discount: 0, allow_discount: false });

function renderCart(
  verify: (code: string) => Promise<ReturnType<typeof makePromo>>,
  { kept, locale = 'en' }: { kept?: string; locale?: Locale } = {},
) {
  const client = createFakeClient({
    items: { list: async () => ({ results: [sofa], limit: 50, hasMore: false }) },
    promos: { verify },
  });
  const stores = createStores({ client, storage: memoryStorage() });
  stores.cart.add(basketProduct(sofa));
  if (kept) promoStoreOf(stores).keep(kept);
  renderInShop(<Cart promoField={<PromoField />} />, { client, stores, locale });
  return stores;
}

const field = () => screen.findByRole('textbox', { name: 'Promo code' });
const apply = async (code: string) => userEvent.type(await field(), `${code}{Enter}`);

describe('the promo field', () => {
  it('applies a code: shows its terms and the discount, and focuses "Change code"', async () => {
    renderCart(async () => makePromo({ max_discount: 500, min_order_total: 0 }));
    await apply('welcome');
    expect(await screen.findByText('Promo code applied successfully.')).toBeInTheDocument();
    expect(announced().join()).toContain('Promo code applied successfully.');
    expect(screen.getByText('10% off, up to 500 Saudi riyals')).toBeInTheDocument();
    expect(screen.getByText('100 Saudi riyals')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change code' })).toHaveFocus();
  });

  it('says that a code is missing only where it is, not on the next page', async () => {
    const stores = renderCart(async () => makePromo());
    await apply('');
    expect(await screen.findByText('Please enter a promo code.')).toBeInTheDocument();
    cleanup();
    const client = createFakeClient({});
    renderInShop(<PromoField />, { client, stores });
    expect(await field()).toBeVisible();
    expect(screen.queryByText('Please enter a promo code.')).not.toBeInTheDocument();
  });

  it('names a missing connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderCart(async () => Promise.reject(new TypeError('Failed to fetch')));
    await apply('WELCOME10');
    expect(await screen.findByText(/There is no connection/)).toBeInTheDocument();
    vi.restoreAllMocks();
  });

  it('is focused after "Change code", which removes the code but leaves it selected to apply again', async () => {
    renderCart(async () => makePromo({ min_order_total: 0 }));
    await apply('WELCOME10');
    await userEvent.click(await screen.findByRole('button', { name: 'Change code' }));
    expect(await field()).toHaveValue('WELCOME10');
    expect(await field()).toHaveFocus();
    expect(await field()).toMatchObject({ selectionStart: 0, selectionEnd: 9 });
    expect(screen.queryByText('Promo discount')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Promo discount')).toBeInTheDocument();
  });

  it('shows the amount missing to the minimum, and applies once the cart reaches it', async () => {
    const { cart } = renderCart(async () => makePromo({ min_order_total: 1500, max_discount: null }));
    await apply('WELCOME10');
    const sentence = 'Order total is below the required minimum for this promo.';
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('Add 500 Saudi riyals more to use this code')).toBeInTheDocument();
    expect(announced().join()).toContain(sentence);
    expect(announced().join()).not.toContain('applied successfully');
    expect(screen.queryByText('Promo discount')).not.toBeInTheDocument();
    act(() => cart.add(basketProduct(sofa)));
    expect(await screen.findByText('Promo code applied successfully.')).toBeInTheDocument();
    expect(screen.getByText('200 Saudi riyals')).toBeInTheDocument();
  });

  it('checks a stored code from a URL by itself', async () => {
    const verify = vi.fn(async () => makePromo({ type: 'free_shipping', min_order_total: 0 }));
    renderCart(verify, { kept: 'FREE' });
    expect(await screen.findByText('Promo code applied successfully.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change code' })).not.toHaveFocus();
  });

  it.each([
    ['promo_not_found', 404, 'Promo code not found or inactive.', 'رمز الخصم غير موجود أو غير مفعّل.'],
    ['promo_not_started', 422, 'This promo code is not valid yet.', 'رمز الخصم لم يبدأ سريانه بعد.'],
    ['promo_expired', 422, 'This promo code has expired.', 'انتهت صلاحية رمز الخصم.'],
    [
      'promo_usage_limit',
      422,
      'This promo code has reached its usage limit.',
      'تم استنفاد عدد مرات استخدام رمز الخصم.',
    ],
    [
      'promo_below_minimum',
      422,
      'Order total is below the required minimum for this promo.',
      'إجمالي الطلب أقل من الحد الأدنى المطلوب لهذا الرمز.',
    ],
    [
      'http_503',
      503,
      'Unexpected error while validating the promo code.',
      'حدث خطأ غير متوقع أثناء التحقق من رمز الخصم.',
    ],
  ])('explains a refused code: %s', async (code, status, english, arabic) => {
    const error = makeApiError({ status, code, message: 'In the server’s words.' });
    renderCart(() => Promise.reject(error), { kept: 'CODE' });
    expect(await screen.findByText(english)).toBeInTheDocument();
    expect(await field()).toHaveAccessibleDescription(english);
    renderCart(() => Promise.reject(error), { kept: 'CODE', locale: 'ar' });
    expect(await screen.findByText(arabic)).toBeInTheDocument();
  });

  it('shows the server’s message for an unknown reason, and accepts another code', async () => {
    const verify = vi
      .fn(async () => makePromo({ min_order_total: 0 }))
      .mockRejectedValueOnce(makeApiError({ status: 422, code: 'promo_members', message: 'Members only.' }));
    renderCart(verify);
    await apply('CLUB');
    expect(await screen.findByText('Members only.')).toBeInTheDocument();
    expect(announced('assertive')).toEqual(['Members only.']);
    await apply('2');
    expect(await screen.findByText('Promo code applied successfully.')).toBeInTheDocument();
  });

  it('requires a code before calling the API', async () => {
    const verify = vi.fn(async () => makePromo());
    renderCart(verify);
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(screen.getByText('Please enter a promo code.')).toBeInTheDocument();
    expect(verify).not.toHaveBeenCalled();
  });
});
