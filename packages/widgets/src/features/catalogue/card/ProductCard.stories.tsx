import type { ProductSummary } from '@diwan/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SkeletonGroup } from '../../../foundation/ui/Skeleton';
import { elementOf, inShop, sampleSummary } from '../../../testing';
import { ProductCard, type ProductCardProps } from './ProductCard';
import { ProductCardSkeleton } from './ProductCardSkeleton';

interface Args extends ProductCardProps {
  /** Width of the card in pixels. */
  width: number;
}

const meta = {
  title: 'widgets/ProductCard',
  component: ProductCard,
  subcomponents: { ProductCardSkeleton },
  decorators: [inShop],
  args: { product: sampleSummary(), headingLevel: 2, width: 320 },
  argTypes: {
    product: { control: false },
    width: { description: 'Card width in pixels.', control: { type: 'range', min: 140, max: 480, step: 10 } },
  },
  parameters: elementOf('diwan-product-card', { product: 'NF1042' }),
  render: ({ width, ...card }) => (
    <div style={{ maxInlineSize: width }}>
      <ProductCard {...card} />
    </div>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const of = (product: Partial<ProductSummary>): Story => ({ args: { product: sampleSummary(product) } });

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Pressing the picture opens the product, too.
    const picture = canvasElement.querySelector('img') as HTMLElement;
    picture.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = picture.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(pressed).toBe(within(canvas.getByRole('heading')).getByRole('link'));
    await userEvent.click(await canvas.findByRole('button', { name: /add .+ to cart|إضافة .+ إلى السلة/i }));
    const removing = await canvas.findByRole('button', { name: /remove .+ from cart|إزالة .+ من السلة/i });
    // Clicks during the first second after adding are ignored.
    await waitFor(async () => {
      await userEvent.click(removing);
      await expect(removing).toHaveAccessibleName(/add|إضافة/i);
    });
  },
};

export const Reduced = of({ discount: 15, allow_discount: true, is_featured: true });

/** Without `allow_discount`, the discount is ignored. */
export const DiscountNotAllowed = of({ discount: 15 });

/** Added to the price box. */
export const PriceOnRequest = of({ is_price_show: false, allow_online_purchase: false });

export const LongName = of({
  name_en: 'Extraordinarily comfortable corner sofa with two recliners and a removable chaise longue',
  name_ar: 'كنبة زاوية مريحة للغاية مع مقعدين متحركين وشيزلونج قابل للفك والتركيب على الجانبين',
});

export const WithoutPictures = of({ images: [] });

export const ContentHidden = of({ is_content_show: false, colors: [] });

/** Below 220 px a card shows only the essentials. */
export const Narrow: Story = {
  args: { product: sampleSummary({ discount: 15, allow_discount: true }), width: 170 },
};

export const Loading: Story = {
  render: ({ width }) => (
    <SkeletonGroup label="…">
      <div style={{ maxInlineSize: width }}>
        <ProductCardSkeleton />
      </div>
    </SkeletonGroup>
  ),
};
