import type { Product } from '@diwan/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { type Translate, useI18n } from '../i18n';
import { Shop, sampleProduct, sampleSet, sampleSummary } from '../testing';
import { ProductDetailSkeleton } from './ProductDetailSkeleton';
import { ProductDetailWidget } from './ProductDetailWidget';

export default {
  title: 'widgets/ProductDetail',
  component: ProductDetailWidget,
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
type Story = StoryObj;

const others = {
  related: [1, 2, 3, 4].map((id) => sampleSummary({ id: 20 + id })),
  similar: [1, 2, 3, 4].map((id) => sampleSummary({ id: 30 + id })),
};

const detail = (product: Product = sampleProduct()) => (
  <Shop settings={{ allow_tax_rate: true }}>
    <ProductDetailWidget product={product} others={others} pageUrl="https://shop.example/product/x-NF1042" />
  </Shop>
);

export const Editable: Story = {
  render: () => detail(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(change|تغيير)$/i }));
    await userEvent.click(canvas.getByRole('radio', { name: /clay|طيني/i }));
    await userEvent.click(canvas.getByRole('button', { name: /confirm|تأكيد/i }));
    const [buy] = canvas.getAllByRole('button', { name: /add to price box|إضافة إلى صندوق التسعير/i });
    await expect(buy).toBeVisible();
  },
};

export const FixedChoices: Story = {
  render: () =>
    detail(
      sampleProduct({ allow_edit_colors: false, allow_edit_fabrics: false, allow_edit_dimension: false }),
    ),
};

export const Quoted: Story = {
  render: () =>
    detail(sampleProduct({ allow_online_purchase: false, is_price_show: false, check_availity: true })),
};

export const Bare: Story = {
  render: () =>
    detail(
      sampleProduct({
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
    ),
};

export const SetOfPieces: Story = {
  render: () => detail(sampleSet()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, second] = canvas.getAllByRole('tab');
    if (second) await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};

/** The picture opens on the whole screen. */
export const FullScreen: Story = {
  render: () => detail(),
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
