import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Translate, useI18n } from '../../../foundation/i18n';
import { elementOf, inShop, sampleProduct, sampleSet, sampleSummary, shopOf } from '../../../testing';
import { ProductDetail } from './ProductDetail';
import { ProductDetailSkeleton } from './ProductDetailSkeleton';

const others = {
  related: [1, 2, 3, 4].map((id) => sampleSummary({ id: 20 + id })),
  similar: [1, 2, 3, 4].map((id) => sampleSummary({ id: 30 + id })),
};

const meta = {
  title: 'widgets/ProductDetail',
  component: ProductDetail,
  decorators: [inShop],
  args: { product: sampleProduct(), others, pageUrl: 'https://shop.example/product/x-NF1042' },
  parameters: {
    layout: 'fullscreen',
    ...elementOf('diwan-product-detail', { product: 'NF1042' }),
    ...shopOf(() => ({ settings: { allow_tax_rate: true } })),
  },
  argTypes: {
    product: { control: false },
    others: { control: false },
    qrCode: { control: false },
    onChoose: { control: false },
    pageUrl: { control: 'text' },
  },
} satisfies Meta<typeof ProductDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Editable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(change: colour|تغيير: اللون)$/i }));
    await userEvent.click(canvas.getByRole('radio', { name: /clay|طيني/i }));
    await userEvent.click(canvas.getByRole('button', { name: /confirm|تأكيد/i }));
    const [buy] = canvas.getAllByRole('button', { name: /add to price box|إضافة إلى صندوق التسعير/i });
    await expect(buy).toBeVisible();
  },
};

export const FixedChoices: Story = {
  args: {
    product: sampleProduct({
      allow_edit_colors: false,
      allow_edit_fabrics: false,
      allow_edit_dimension: false,
    }),
  },
};

export const Quoted: Story = {
  args: {
    product: sampleProduct({ allow_online_purchase: false, is_price_show: false, check_availity: true }),
  },
};

export const Bare: Story = {
  args: {
    product: sampleProduct({
      images: [],
      has_colors: false,
      has_fabrics: false,
      has_dimension: false,
      is_sku_show: false,
      is_content_show: false,
      description_en: '',
      description_ar: '',
      discount: 0,
    }),
  },
  play: async ({ canvasElement }) => {
    const [placeholder] = canvasElement.getElementsByTagName('img');
    const room = () => placeholder?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    // As large as an image's, not larger.
    await waitFor(() => expect(room().width).toBeGreaterThan(0));
    await expect(room().height).toBeLessThan(1.1 * room().width);
  },
};

export const SetOfPieces: Story = {
  args: { product: sampleSet() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, second] = await canvas.findAllByRole('tab');
    if (second) await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};

/** The image opens full screen. */
export const FullScreen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [picture] = canvas.getAllByRole('button', { name: /full-screen|ملء الشاشة/i });
    if (picture) await userEvent.click(picture);
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /close|إغلاق/i }));
  },
};

function Words({ children }: { children: (t: Translate) => ReactNode }) {
  return children(useI18n().t);
}

export const Loading: Story = {
  render: () => <Words>{(t) => <ProductDetailSkeleton label={t('common:loading')} />}</Words>,
};
