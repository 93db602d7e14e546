import { basketProduct, lineCustomization } from '@diwan/sdk/commerce';
import type { Customization, Product, ProductSummary } from '@diwan/sdk/contract';
import { createFakeClient } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { elementOf, inShop, sampleProduct, sampleSummary, shopOf } from '../../../testing';
import { PriceBox } from './PriceBox';

const sofa = sampleProduct({ id: 7 });
const rug = sampleSummary({
  id: 8,
  name_en: 'Sadu Hand-Woven Rug',
  name_ar: 'سجادة سدو منسوجة يدويًا',
  price: 4200,
});
const longName = sampleSummary({
  id: 9,
  name_en: 'Modular Majlis Seating with Hand-Woven Sadu Cushions and Solid Walnut Frame',
  name_ar: 'جلسة مجلس مركّبة بوسائد سدو منسوجة يدويًا وهيكل من خشب الجوز الطبيعي',
  is_price_show: false,
});

type Line = readonly [product: Product | ProductSummary, choices?: Customization];

/** The shop's current products; any others are gone. */
const shopWith = (...products: ProductSummary[]) =>
  createFakeClient({ items: { list: async () => ({ results: products, limit: 50, hasMore: false }) } });

function storageWith(...lines: Line[]) {
  const storage = memoryStorage();
  const { priceBox } = createStores({ client: shopWith(), storage });
  for (const [product, choices] of lines) {
    const customization = choices && lineCustomization({ product: product as Product, choices });
    priceBox.add(basketProduct(product), { ...(customization && { customization }) });
  }
  return storage;
}

/** A price box with `lines`, in a shop that responds through `client`. */
const filled = (lines: readonly Line[], client = shopWith(sofa, rug, longName)) =>
  shopOf(() => ({ storage: storageWith(...lines), client }));

const severalLines: readonly Line[] = [
  [sofa, { color_id: 3, fabric_ids: [2, 3], width: 240 }],
  [sofa, { color_id: 4 }],
  [rug],
  [longName],
];

const meta = {
  title: 'widgets/PriceBox',
  component: PriceBox,
  decorators: [inShop],
  args: { headingLevel: 1, onSent: fn() },
  parameters: { isPageWide: true, ...elementOf('diwan-price-box', {}), ...filled(severalLines) },
} satisfies Meta<typeof PriceBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { parameters: filled([]) };

export const ProductGone: Story = {
  parameters: filled([[sofa, { color_id: 3 }], [rug]], shopWith(sofa)),
};

/** The undo row stays until the visitor leaves the page. */
export const RemovedLine: Story = {
  parameters: filled([[sofa, { color_id: 3 }], [rug]], shopWith(sofa, rug)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [remove] = await canvas.findAllByText(/^(remove|إزالة)$/i);
    if (remove) await userEvent.click(remove);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^(undo removing|التراجع)/i })).toHaveFocus(),
    );
  },
};

const fillIn = async (canvasElement: HTMLElement) => {
  const form = within(within(canvasElement).getByRole('region'));
  const [name, email, phone] = form.getAllByRole('textbox');
  if (name) await userEvent.type(name, 'Noura Al Qahtani');
  if (phone) await userEvent.type(phone, '0501234567');
  if (email) await userEvent.type(email, 'noura@example.com');
  await userEvent.click(form.getByRole('button'));
};

/** The confirmation replaces lines and form, and takes the focus. */
export const Sent: Story = {
  parameters: filled(
    severalLines,
    createFakeClient({
      items: { list: async () => ({ results: [sofa, rug, longName], limit: 50, hasMore: false }) },
      requests: { create: async () => ({ id: 1 }) },
    }),
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
    await fillIn(canvasElement);
    await expect(await within(canvasElement).findByText(/noura@example\.com/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('h1')).toHaveFocus());
  },
};

/** Everything stays in the form, to be sent again. */
export const SendingFailed: Story = {
  parameters: filled(
    severalLines,
    createFakeClient({
      items: { list: async () => ({ results: [sofa, rug, longName], limit: 50, hasMore: false }) },
      requests: { create: () => Promise.reject(new Error('Server error')) },
    }),
  ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('article');
    await fillIn(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

export const MissingDetails: Story = {
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole('region'));
    await userEvent.click(form.getByRole('button'));
    await waitFor(() => expect(form.getAllByRole('textbox')[0]).toHaveFocus());
  },
};
