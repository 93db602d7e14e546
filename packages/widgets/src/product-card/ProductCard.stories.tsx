import type { ProductSummary } from '@diwan/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Shop, sampleSummary } from '../testing';
import { SkeletonGroup } from '../ui/skeleton';
import { ProductCardSkeleton } from './ProductCardSkeleton';
import { ProductCardWidget } from './ProductCardWidget';

export default { title: 'widgets/ProductCard', component: ProductCardWidget } satisfies Meta;
type Story = StoryObj;

const card = (product: Partial<ProductSummary> = {}, width = 320) => (
  <Shop>
    <div style={{ maxInlineSize: width }}>
      <ProductCardWidget product={sampleSummary(product)} headingLevel={2} />
    </div>
  </Shop>
);

export const Plain: Story = {
  render: () => card(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /add .+ to cart|إضافة .+ إلى السلة/i }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /remove .+ from cart|إزالة .+ من السلة/i }),
    );
    await expect(await canvas.findByRole('button', { name: /add|إضافة/i })).toBeVisible();
  },
};

export const Reduced: Story = {
  render: () => card({ discount: 15, allow_discount: true, is_featured: true }),
};

/** A discount that isn't allowed changes nothing. */
export const DiscountNotAllowed: Story = { render: () => card({ discount: 15 }) };

/** Goes into the price box. */
export const PriceOnRequest: Story = {
  render: () => card({ is_price_show: false, allow_online_purchase: false }),
};

export const LongName: Story = {
  render: () =>
    card({
      name_en: 'Extraordinarily comfortable corner sofa with two recliners and a removable chaise longue',
      name_ar: 'كنبة زاوية مريحة للغاية مع مقعدين متحركين وشيزلونج قابل للفك والتركيب على الجانبين',
    }),
};

export const WithoutPictures: Story = { render: () => card({ images: [] }) };

export const ContentHidden: Story = { render: () => card({ is_content_show: false, colors: [] }) };

/** Below 220 px a card keeps to the essentials. */
export const Narrow: Story = { render: () => card({ discount: 15, allow_discount: true }, 170) };

export const Loading: Story = {
  render: () => (
    <SkeletonGroup label="…">
      <div style={{ maxInlineSize: 320 }}>
        <ProductCardSkeleton />
      </div>
    </SkeletonGroup>
  ),
};
