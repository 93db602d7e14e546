import { basketProduct, lineCustomization } from '@diwan/sdk/commerce';
import type { Customization, Product } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { renderInShop, type ShopProps, sampleProduct, sampleSet, sampleSummary } from '../../../testing';
import { announced } from '../../../testing/announced';
import { fakeIntersections } from '../../../testing/intersections';
import type { ProductChoices } from '../product/use-purchase';
import { loadProductDetail } from './DeferredSections';
import { ProductDetail } from './ProductDetail';

let intersections: ReturnType<typeof fakeIntersections>;
beforeAll(async () => void (await loadProductDetail()));
beforeEach(() => {
  intersections = fakeIntersections();
});
afterEach(() => void vi.unstubAllGlobals());

const none = { related: [], similar: [] };

function renderDetail(
  product: Product = sampleProduct(),
  shop: Partial<ShopProps> & { locale?: 'en' | 'ar' } = {},
) {
  const client = createFakeClient();
  const stores = createStores({ client, storage: memoryStorage() });
  renderInShop(<ProductDetail product={product} others={none} />, { client, stores, ...shop });
  return stores;
}

const buyButton = (name: string) => {
  const [inline] = screen.getAllByRole('button', { name });
  if (!inline) throw new Error(`No button "${name}"`);
  return inline;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('product detail', () => {
  it('links under its drawing to a comparison with three pieces of its kind', async () => {
    const product = sampleProduct({ code: 'NF1', name_en: 'Nafud Sofa' });
    const other = (id: number, name_en: string) =>
      sampleSummary({ id, code: `NF${id}`, name_en, name_ar: '' });
    const others = {
      similar: [other(11, 'Sadu Lamp'), other(12, 'Rimal Sofa')],
      related: [other(12, 'Rimal Sofa'), other(13, 'Dana Sofa'), other(14, 'Oak Table')],
    };
    renderInShop(<ProductDetail product={product} others={others} />);
    const link = await screen.findByRole('link', { name: 'Compare with similar pieces' });
    expect(link).toHaveAttribute('href', '/compare?items=NF1,NF12,NF11,NF13');
    cleanup();
    renderDetail(product);
    expect(screen.queryByRole('link', { name: 'Compare with similar pieces' })).toBeNull();
  });

  it('starts with the choices of an edited line that the product still offers', async () => {
    const client = createFakeClient();
    const stores = createStores({ client, storage: memoryStorage() });
    const chosen = { choices: 'c3_f2.3.99_w240' };
    renderInShop(<ProductDetail product={sampleProduct()} others={none} chosen={chosen} />, {
      client,
      stores,
    });
    await userEvent.click(buyButton('Add to price box'));
    const [line] = stores.priceBox.lines.value;
    expect(line?.customization?.color?.id).toBe(3);
    expect(line?.customization?.fabrics.map(({ id }) => id)).toEqual([2, 3]);
    expect(line?.customization?.width?.value).toBe(240);
  });

  it('replaces the edited line, and starts with its quantity', async () => {
    const product = sampleProduct();
    const client = createFakeClient();
    const stores = createStores({ client, storage: memoryStorage() });
    const add = (choices: Customization, quantity: number) =>
      stores.priceBox.add(basketProduct(product), {
        quantity,
        customization: lineCustomization({ product, choices }),
      });
    add({ color_id: 3 }, 2);
    add({ color_id: 4 }, 1);
    const onChoose = vi.fn<(chosen: ProductChoices) => void>();
    const chosen = { choices: 'c3', editedLine: 'c3' };
    renderInShop(<ProductDetail product={product} others={none} chosen={chosen} onChoose={onChoose} />, {
      client,
      stores,
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2'));
    expect(screen.queryByRole('button', { name: 'Add to price box' })).toBeNull();
    await press('Increase quantity');
    expect(onChoose).toHaveBeenLastCalledWith({ choices: 'c3', quantity: 3, editedLine: 'c3' });
    await userEvent.click(buyButton('Save changes'));
    expect(await screen.findByText(/^Your changes to .+ were saved$/)).toBeInTheDocument();
    expect(onChoose).toHaveBeenLastCalledWith({ choices: 'c3', quantity: 1, editedLine: undefined });
    const lines = () => stores.priceBox.lines.value.map(({ id, quantity }) => [id, quantity]);
    expect(lines()).toEqual([
      [`${product.id}_c3`, 3],
      [`${product.id}_c4`, 1],
    ]);
    // From then on it is a normal addition.
    await userEvent.click(buyButton('Add to price box'));
    expect(lines()).toContainEqual([`${product.id}_c3`, 4]);
  });

  it('keeps an edited line in the price box, even without any choice', async () => {
    const product = sampleProduct();
    const client = createFakeClient();
    const stores = createStores({ client, storage: memoryStorage() });
    stores.priceBox.add(basketProduct(product), {
      customization: lineCustomization({ product, choices: { color_id: 3 } }),
    });
    renderInShop(<ProductDetail product={product} others={none} chosen={{ editedLine: 'c3' }} />, {
      client,
      stores,
    });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Save changes' }))[0] as HTMLElement);
    expect(stores.priceBox.lines.value.map(({ id }) => id)).toEqual([String(product.id)]);
    expect(stores.cart.lines.value).toEqual([]);
  });

  it('has breadcrumbs through home, products, category and subcategory', () => {
    renderDetail();
    const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/products',
      '/products/category/1',
      '/products/category/1?subcategory=11',
    ]);
  });

  it('says whether VAT is added, included, or not charged', () => {
    renderDetail(sampleProduct(), { settings: { allow_tax_rate: true } });
    expect(screen.getByText('VAT (15%) is added at checkout')).toBeInTheDocument();
  });

  it('shows the shop’s tax rate, and only the delivery times it sets', () => {
    renderDetail(sampleProduct(), {
      settings: {
        allow_tax_rate: true,
        tax_rate: 0.05,
        delivery_times: { custom: { min: 30, max: 45 }, ready: { min: 4, max: 4 } },
      },
    });
    expect(screen.getByText('VAT (5%) is added at checkout')).toBeInTheDocument();
    const times = within(screen.getByRole('region', { name: 'Delivery time' })).getAllByRole('listitem');
    expect(times.map((time) => time.firstElementChild?.textContent ?? time.textContent)).toEqual([
      'Ready-made furniture: 4 days',
      'Custom furniture: 30–45 days',
    ]);
    expect(times[1]).toHaveTextContent('Custom furniture: 30 to 45 days');
  });

  it('draws the piece at the chosen width', async () => {
    renderDetail();
    const drawing = () => screen.getByRole('img', { name: /^Front and side views/ });
    expect(drawing()).toHaveAccessibleName(/Width 220 centimetres/);
    const field = screen.getByRole('textbox', { name: 'Change the width' });
    await userEvent.clear(field);
    await userEvent.type(field, '300{Enter}');
    await waitFor(() => expect(drawing()).toHaveAccessibleName(/Width 300 centimetres/));
    expect(within(drawing()).getByText('300 cm')).toBeInTheDocument();
  });

  it('draws the width from the URL on the first render', () => {
    const chosen = { choices: 'w240' };
    renderInShop(<ProductDetail product={sampleProduct()} others={none} chosen={chosen} />);
    expect(
      screen.getByRole('img', { name: /^Front and side views.*Width 240 centimetres/ }),
    ).toBeInTheDocument();
  });

  it('says that VAT is included if prices include it', () => {
    renderDetail(sampleProduct({ price: 1000, discount: 0 }), {
      settings: { allow_tax_rate: true, display_prices_with_tax: true },
    });
    expect(screen.getByText('Price includes VAT')).toBeInTheDocument();
    expect(screen.getAllByText('1,150 Saudi riyals')).not.toHaveLength(0);
  });

  it('hides code, content and price of products that hide them', () => {
    renderDetail(sampleProduct({ is_sku_show: false, is_content_show: false, is_price_show: false }));
    expect(screen.queryByText('SF1001')).not.toBeInTheDocument();
    expect(screen.queryByText('What it is made of')).not.toBeInTheDocument();
    expect(screen.getAllByText('Price on request')).not.toHaveLength(0);
  });

  it('adds the chosen quantity to the cart, on top of existing pieces', async () => {
    const { cart } = renderDetail();
    await press('Increase quantity');
    await userEvent.dblClick(buyButton('Add to cart'));
    expect(cart.itemCount.value).toBe(2);
    await userEvent.click(buyButton('Add to cart'));
    expect(cart.itemCount.value).toBe(3);
  });

  it('adds products that are not sold online to the price box', async () => {
    const { cart, priceBox } = renderDetail(sampleProduct({ allow_online_purchase: false }));
    await userEvent.click(buyButton('Add to price box'));
    expect(priceBox.itemCount.value).toBe(1);
    expect(cart.itemCount.value).toBe(0);
  });

  it.each([
    ['is_saudi_made', 'Made in Saudi Arabia'],
    ['is_featured', 'Featured'],
    ['is_custom', 'Made to order'],
  ] as const)('has a badge for %s', (flag, name) => {
    renderDetail(sampleProduct({ [flag]: true }));
    expect(screen.getByText(name)).toBeInTheDocument();
    cleanup();
    renderDetail(sampleProduct({ [flag]: false }));
    expect(screen.queryByText(name)).not.toBeInTheDocument();
  });

  it.each([
    ['has_colors', { role: 'button', name: 'Change: Colour' }],
    ['has_fabrics', { role: 'checkbox', name: 'Bouclé' }],
    ['has_dimension', { role: 'heading', name: 'Measured drawing' }],
  ] as const)('shows what %s says it has', (flag, { role, name }) => {
    renderDetail(sampleProduct({ [flag]: true }));
    expect(screen.getByRole(role, { name })).toBeInTheDocument();
    cleanup();
    renderDetail(sampleProduct({ [flag]: false }));
    expect(screen.queryByRole(role, { name })).not.toBeInTheDocument();
  });

  it('shows the lead time that applies', () => {
    renderDetail(sampleProduct({ is_custom: false }));
    const times = within(screen.getByRole('region', { name: 'Delivery time' })).getAllByRole('listitem');
    // First and marked for everybody, also where the weight of letters isn't seen.
    expect(times[0]).toHaveTextContent('For this piece: Ready-made furniture: 10 to 20 days');
    expect(times[1]).toHaveTextContent(/^Custom furniture: 60–90 days/);
    expect(screen.getByText('Accessories: 3–5 days')).toBeInTheDocument();
  });

  it('links to WhatsApp for a product whose availability must be confirmed', () => {
    renderDetail(sampleProduct({ check_availity: true }), {
      settings: { contact: { whatsapp: '+966 50 000 0000', address_en: '', address_ar: '' } },
    });
    expect(screen.getByRole('link', { name: 'Ask about this piece' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/966500000000\?text=Nafud/,
    );
  });

  it('has the dimensions as text for screen readers', () => {
    renderDetail(sampleProduct(), { locale: 'ar' } as Partial<ShopProps>);
    expect(screen.getByRole('img', { name: /٢٢٠.*٩٥.*٧٨/ })).toBeInTheDocument();
  });

  it('draws no dimensions for a whole set', () => {
    renderDetail(sampleProduct({ is_set: true, set_items: sampleSet().set_items }));
    expect(screen.queryByRole('heading', { name: 'Measured drawing' })).not.toBeInTheDocument();
  });

  it('shows a QR code of the page’s URL', async () => {
    renderDetail();
    const code = await screen.findByRole('img', { name: 'QR code of this page' });
    expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
  });

  it('shows the buy bar once the button has been scrolled past, until the product’s content ends', () => {
    renderDetail();
    const bar = () =>
      screen.getAllByRole('button', { name: 'Add to cart' }).at(-1)?.closest('div')?.className;
    const before = bar();
    const heading = screen.getByRole('heading', { level: 1 });
    act(() => intersections.pass((element) => !element.contains(heading)));
    expect(bar()).not.toBe(before);
    act(() => intersections.pass((element) => element.contains(heading)));
    expect(bar()).toBe(before);
    act(() => intersections.reach());
    expect(bar()).toBe(before);
  });
});

describe('customising a product', () => {
  it('changes the colour only when confirmed, then adds to the price box', async () => {
    const { cart, priceBox } = renderDetail();
    await press('Change: Colour');
    await userEvent.click(screen.getByRole('radio', { name: 'Clay' }));
    expect(screen.getByText('Sage will be replaced with Clay')).toBeInTheDocument();
    await press('Cancel');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(buyButton('Add to cart')).toBeInTheDocument();

    await press('Change: Colour');
    await userEvent.click(screen.getByRole('radio', { name: 'Clay' }));
    await press('Confirm colour');
    expect(screen.getByText('For this piece: Custom furniture: 60 to 90 days')).toBeInTheDocument();
    await userEvent.click(buyButton('Add to price box'));
    expect(cart.itemCount.value).toBe(0);
    expect(priceBox.lines.value[0]?.customization?.color).toMatchObject({ id: 3, name_en: 'Clay' });
  });

  it('previews a colour when its swatch is clicked, to be confirmed like any other', async () => {
    const { priceBox } = renderDetail();
    await userEvent.click(screen.getByRole('button', { name: 'Clay' }));
    expect(screen.getByText('Sage will be replaced with Clay')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Clay' })).toHaveFocus();
    await press('Confirm colour');
    await userEvent.click(buyButton('Add to price box'));
    expect(priceBox.lines.value[0]?.customization?.color).toMatchObject({ name_en: 'Clay' });
  });

  it('cancels a colour on Esc, as Cancel does', async () => {
    renderDetail();
    await userEvent.click(screen.getByRole('button', { name: 'Clay' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change: Colour' })).toHaveFocus();
  });

  it('adds nothing while a colour is neither confirmed nor cancelled', async () => {
    const { cart, priceBox } = renderDetail();
    await press('Change: Colour');
    await userEvent.click(screen.getByRole('radio', { name: 'Clay' }));
    await userEvent.click(buyButton('Add to cart'));
    expect(cart.itemCount.value + priceBox.itemCount.value).toBe(0);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Confirm the new colour, or cancel it, before you add the piece.',
    );
    const confirm = screen.getByRole('button', { name: 'Confirm colour' });
    expect(confirm).toHaveFocus();
    expect(confirm).toHaveAccessibleDescription(/^Confirm the new colour, or cancel it/);
    await press('Cancel');
    await press('Change: Colour');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(buyButton('Add to cart'));
    expect(cart.itemCount.value).toBe(1);
  });

  it('adds nothing while the width is out of range', async () => {
    const { cart, priceBox } = renderDetail();
    const field = screen.getByRole('textbox', { name: 'Change the width' });
    await userEvent.clear(field);
    await userEvent.type(field, '999');
    await userEvent.click(buyButton('Add to cart'));
    expect(cart.itemCount.value + priceBox.itemCount.value).toBe(0);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('999');
    expect(field).toHaveAccessibleDescription('Enter a width from 110 to 330 centimetres, in whole numbers.');
    await userEvent.clear(field);
    await userEvent.type(field, '300');
    await userEvent.tab();
    await userEvent.click(buyButton('Add to price box'));
    expect(priceBox.lines.value[0]?.customization?.width).toEqual({ value: 300, unit: 'cm' });
  });

  it('keeps an invalid quantity in its field, says why, and adds nothing', async () => {
    const { cart } = renderDetail();
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    for (const typed of ['0', '1500', '1,500', 'two']) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.click(buyButton('Add to cart'));
      expect(cart.itemCount.value).toBe(0);
      expect(field).toHaveFocus();
      expect(field).toHaveValue(typed);
      expect(field).toBeInvalid();
      expect(screen.getByRole('alert')).toHaveTextContent('Enter a quantity from 1 to 999.');
    }
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.click(buyButton('Add to cart'));
    expect(cart.itemCount.value).toBe(3);
    expect(field).toHaveValue('1');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('announces a changed quantity', async () => {
    renderDetail();
    await press('Increase quantity');
    expect(announced()).toContain('Quantity 2');
  });

  it('announces that a choice makes it a custom piece, and the standard piece again', async () => {
    renderDetail();
    const field = screen.getByRole('textbox', { name: 'Change the width' });
    await userEvent.clear(field);
    await userEvent.type(field, '240{Enter}');
    expect(announced()).toEqual([
      'Width 240 centimetres',
      'The price shown is that of the standard piece. We price customised pieces for you, so this goes to your price box.',
    ]);
    await press('Reset: Width');
    expect(announced().slice(2)).toEqual([
      expect.stringMatching(/^Width \d+ centimetres$/),
      'This is the standard piece again: it goes to your cart.',
    ]);
  });

  it('announces an addition once, not the quantity that it resets', async () => {
    renderDetail();
    await press('Increase quantity');
    await userEvent.click(buyButton('Add to cart'));
    expect(announced()).not.toContain('Quantity 1');
  });

  it('resets to the default colour', async () => {
    renderDetail();
    await press('Change: Colour');
    await userEvent.click(screen.getByRole('radio', { name: 'Oat' }));
    await press('Confirm colour');
    await press('Reset to default: Colour');
    expect(buyButton('Add to cart')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reset to default: Colour' })).not.toBeInTheDocument();
  });

  it('accepts any number of fabrics', async () => {
    const { priceBox } = renderDetail();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bouclé' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sadu weave' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Washed linen' }));
    expect(screen.getByText('2 fabrics selected')).toBeInTheDocument();
    await userEvent.click(buyButton('Add to price box'));
    expect(priceBox.lines.value[0]?.customization?.fabrics.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('names the standard fabric while none is chosen: that is what goes to the cart', async () => {
    const { cart } = renderDetail();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Washed linen' }));
    expect(screen.getByText('Standard: Washed linen')).toBeVisible();
    await userEvent.click(buyButton('Add to cart'));
    expect(cart.lines.value[0]?.customization).toBeNull();
    await press('Reset: Fabrics');
    expect(screen.getByRole('checkbox', { name: 'Washed linen' })).toBeChecked();
    expect(screen.getByText('1 fabric selected')).toBeVisible();
  });

  it('changes the width within its limits', async () => {
    const { priceBox } = renderDetail();
    const field = screen.getByRole('textbox', { name: 'Change the width' });
    await userEvent.clear(field);
    await userEvent.type(field, '٢٤٠{Enter}');
    expect(screen.getByText(/price shown is that of the standard piece\. We price customised/)).toBeVisible();
    await userEvent.click(buyButton('Add to price box'));
    expect(priceBox.lines.value[0]?.customization?.width).toEqual({ value: 240, unit: 'cm' });
    await userEvent.clear(field);
    expect(field).toHaveAccessibleDescription('From 110 to 330 centimetres');
    await userEvent.type(field, '9999{Enter}');
    expect(field).toHaveValue('9999');
    expect(field).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Enter a width from 110 to 330 cm, in whole numbers.',
    );
    await userEvent.clear(field);
    await userEvent.type(field, '50{Enter}');
    expect(field).toHaveValue('50');
    expect(field).toBeInvalid();
    await userEvent.type(field, '{Backspace}{Backspace}300{Enter}');
    expect(field).toBeValid();
    await userEvent.click(buyButton('Add to price box'));
    expect(priceBox.lines.value[1]?.customization?.width).toEqual({ value: 300, unit: 'cm' });
  });

  it('keeps the focus when its buttons appear and disappear', async () => {
    renderDetail();
    await press('Change: Colour');
    expect(screen.getByRole('radio', { name: 'Sage' })).toHaveFocus();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Change: Colour' })).toHaveFocus();
    await press('Change: Colour');
    await userEvent.click(screen.getByRole('radio', { name: 'Clay' }));
    await press('Confirm colour');
    expect(screen.getByRole('button', { name: 'Change: Colour' })).toHaveFocus();
    await press('Reset to default: Colour');
    expect(screen.getByRole('button', { name: 'Change: Colour' })).toHaveFocus();
    const bouclé = screen.getByRole('checkbox', { name: 'Bouclé' });
    await userEvent.click(bouclé);
    await press('Reset: Fabrics');
    expect(screen.getByRole('checkbox', { name: 'Washed linen' })).toHaveFocus();
  });

  it('is not offered if the product’s flags forbid it', () => {
    renderDetail(
      sampleProduct({ allow_edit_colors: false, allow_edit_fabrics: false, allow_edit_dimension: false }),
    );
    expect(screen.queryByRole('button', { name: 'Change: Colour' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Change the width' })).not.toBeInTheDocument();
    expect(screen.getByText('Oat')).toBeInTheDocument();
    expect(screen.getByText('Bouclé')).toBeInTheDocument();
  });
});

describe('sets', () => {
  it('have a tab for each piece', async () => {
    renderDetail(sampleSet());
    const tabs = screen.getAllByRole('tab');
    expect(tabs).toHaveLength(2);
    expect(screen.getByText('3 pieces')).toBeInTheDocument();
    if (tabs[1]) await userEvent.click(tabs[1]);
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByText('W 220 × D 95 × H 78 cm')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'View this piece' })).toHaveAttribute(
      'href',
      '/product/nafud-three-seat-sofa-SF1102',
    );
  });

  it('show each piece’s price, and can add it separately', async () => {
    const stores = renderDetail(sampleSet());
    await userEvent.click(screen.getByRole('button', { name: 'Next piece' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByText('1,000 Saudi riyals')).toBeInTheDocument();
    expect(panel.getByText('each')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Add to cart – Nafud Three-Seat Sofa' }));
    expect(stores.cart.lines.value.map(({ product, quantity }) => [product.id, quantity])).toEqual([
      [102, 1],
    ]);
    expect(stores.priceBox.itemCount.value).toBe(0);
  });

  it('are in Arabic, where the arrow to the left moves on', async () => {
    const stores = renderDetail(sampleSet(), { locale: 'ar' });
    const tabs = screen.getAllByRole('tab');
    expect(screen.getByText('٣ قطع')).toBeInTheDocument();
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'كنبة نفود ثلاثية المقاعد × ١',
      'كنبة نفود ثلاثية المقاعد × ٢',
    ]);
    act(() => tabs[0]?.focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByText('العرض ٢٢٠ × العمق ٩٥ × الارتفاع ٧٨ سم')).toBeInTheDocument();
    expect(panel.getByText('١٬٠٠٠ ريال سعودي')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^إضافة الطقم كاملًا/ }));
    expect(stores.priceBox.itemCount.value).toBe(1);
  });

  it('wrap around at their ends', async () => {
    renderDetail(sampleSet());
    const tabs = screen.getAllByRole('tab');
    await userEvent.click(screen.getByRole('button', { name: 'Previous piece' }));
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next piece' }));
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('are added as a whole, at the set’s price', async () => {
    const stores = renderDetail(sampleSet());
    await userEvent.click(screen.getByRole('button', { name: 'Add the whole set – Nafud Living Set' }));
    expect(stores.priceBox.lines.value.map(({ product, quantity }) => [product.price, quantity])).toEqual([
      [19200, 1],
    ]);
  });

  it('are not added while a colour is neither confirmed nor cancelled', async () => {
    const stores = renderDetail(sampleProduct({ is_set: true, set_items: sampleSet().set_items }));
    await press('Change: Colour');
    await userEvent.click(screen.getByRole('radio', { name: 'Clay' }));
    await press(/^Add the whole set/);
    expect(stores.cart.itemCount.value + stores.priceBox.itemCount.value).toBe(0);
    expect(screen.getByRole('button', { name: 'Confirm colour' })).toHaveFocus();
  });

  it('hide the price of a piece that hides it', () => {
    const set = sampleSet();
    const [first] = set.set_items;
    if (!first) throw new Error('The sample set has no pieces.');
    renderDetail({ ...set, set_items: [{ ...first, item: { ...first.item, is_price_show: false } }] });
    expect(within(screen.getByRole('tabpanel')).getByText('Price on request')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next piece' })).not.toBeInTheDocument();
  });

  it('show no savings that would reveal a hidden price of a piece', () => {
    const pieces = sampleSet().set_items.map((piece, index) => ({
      ...piece,
      item: { ...piece.item, is_price_show: index > 0 },
    }));
    renderDetail(sampleProduct({ is_set: true, price: 1500, discount: 0, set_items: pieces }));
    expect(screen.queryByText(/^You save/)).not.toBeInTheDocument();
  });

  it('show the savings compared with buying the pieces separately', () => {
    renderDetail(sampleProduct({ is_set: true, price: 2500, discount: 0, set_items: sampleSet().set_items }));
    // One and two pieces of 1,000 each.
    expect(
      screen.getByText('You save 500 Saudi riyals compared with buying the pieces one by one'),
    ).toBeInTheDocument();
  });
});

describe('related products', () => {
  it('are fetched if no server has fetched them', async () => {
    const client = createFakeClient({
      items: {
        related: async () => [sampleSummary({ id: 9, name_en: 'Lamp' })],
        similar: async () => [2, 3].map((id) => sampleSummary({ id, name_en: `Sofa ${id}` })),
      },
    });
    renderInShop(<ProductDetail product={sampleProduct()} />, { client });
    expect(await screen.findByRole('heading', { name: 'Goes well with' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Lamp' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Similar pieces' }).children).toHaveLength(2);
  });

  it('leave no gap if they cannot be fetched', async () => {
    const fail = vi.fn(() => Promise.reject(makeApiError({ status: 500 })));
    const client = createFakeClient({ items: { related: fail, similar: fail } });
    renderInShop(<ProductDetail product={sampleProduct()} />, { client });
    await waitFor(() => expect(fail).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('heading', { name: 'Goes well with' })).not.toBeInTheDocument();
  });
});

describe('gallery', () => {
  it('opens a picture full screen and wraps around', async () => {
    renderDetail();
    await userEvent.click(
      screen.getAllByRole('button', { name: /Open full-screen gallery/ })[0] as HTMLElement,
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Previous image' }));
    expect(dialog.getAllByText('Image 3 of 3').length).toBeGreaterThan(0);
  });

  it('shows the picture of the chosen colour', async () => {
    const product = sampleProduct();
    const images = product.images.map((image, index) => ({
      ...image,
      color: index === 2 ? '#a77f68' : null,
    }));
    const { toasts } = renderDetail({ ...product, images });
    await press('Change: Colour');
    await userEvent.click(screen.getByRole('radio', { name: 'Clay' }));
    await press('Confirm colour');
    expect(screen.getByRole('button', { name: 'Image 3 of 3' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(buyButton('Add to price box'));
    await waitFor(() => expect(toasts.toasts.value[0]?.picture?.src).toBe(images[2]?.src_url));
  });

  it('opens with the picture of an edited line’s colour', () => {
    const product = sampleProduct();
    const images = product.images.map((image, index) => ({
      ...image,
      color: index === 2 ? '#a77f68' : null,
    }));
    renderInShop(<ProductDetail product={{ ...product, images }} others={none} chosen={{ choices: 'c3' }} />);
    expect(screen.getByRole('button', { name: 'Image 3 of 3' })).toHaveAttribute('aria-current', 'true');
  });
});
