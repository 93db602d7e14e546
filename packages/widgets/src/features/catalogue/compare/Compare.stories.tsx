import { type ClientOverrides, createFakeClient, makeApiError, makeDimensions } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { memoryStorage } from '../../../foundation/stores';
import { elementOf, inShop, sampleImagesOf, sampleProduct, shopOf } from '../../../testing';
import { Compare } from './Compare';

const piece = (
  id: number,
  [name_en, name_ar]: readonly [string, string],
  [default_width, default_depth, default_height]: readonly [number, number, number],
  product: Parameters<typeof sampleProduct>[0] = {},
) =>
  sampleProduct({
    id,
    code: `PC${id}`,
    name_en,
    name_ar,
    images: sampleImagesOf('sofa'),
    dimensions: makeDimensions({ default_width, default_depth, default_height }),
    discount: id === 1 ? 15 : 0,
    ...product,
  });

const products = [
  piece(1, ['Nafud Three-Seat Sofa', 'كنبة «نفود» ثلاثية المقاعد'], [228, 96, 82]),
  piece(2, ['Dana Two-Seat Sofa', 'كنبة «دانة» ثنائية المقاعد'], [172, 88, 74], {
    colors: sampleProduct().colors.slice(1, 3),
    content_en: 'Bouclé cover, Curved plywood shell',
    content_ar: 'غطاء بوكليه، هيكل خشبي منحنٍ',
  }),
  piece(3, ['Asir Three-Seat Sofa', 'كنبة «عسير» ثلاثية المقاعد'], [235, 90, 88], {
    is_custom: true,
    is_price_show: false,
    allow_online_purchase: false,
    fabrics: [],
  }),
  piece(4, ['Rimal Three-Seat Sofa', 'كنبة «رمال» ثلاثية المقاعد'], [220, 92, 80]),
  piece(5, ['Thurayya Pendant', 'إضاءة «ثريا» المعلّقة'], [48, 48, 32], { shape: 'pendant' }),
  piece(6, ['Samar Wardrobe', 'دولاب «سمر»'], [180, 62, 230], { shape: 'cabinet' }),
  piece(7, ['Sadu Hand-Woven Rug', 'سجادة «سدو» منسوجة يدويًا'], [240, 170, 1], { shape: 'box' }),
  piece(8, ['Bustan Planter', 'مركن «بستان»'], [38, 38, 60], { has_dimension: false }),
];

const shopWith = (overrides: ClientOverrides = {}) =>
  shopOf(() => ({ client: createFakeClient(overrides, { products }) }));

/** Pieces side by side: one floor, one scale, one door that everybody knows. */
const meta = {
  title: 'widgets/Compare',
  component: Compare,
  decorators: [inShop],
  args: { items: ['PC1', 'PC2', 'PC3'], headingLevel: 1 },
  argTypes: {
    products: { control: false },
    missing: { control: false },
    offered: { control: false },
    onItemsChange: { control: false },
    onTitle: { control: false },
    hrefOf: { control: false },
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    ...elementOf('diwan-compare', { items: 'NF1042,DN1052,AS1044' }),
    ...shopWith(),
  },
} satisfies Meta<typeof Compare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSofas: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table');
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(3));
  },
};

export const Two: Story = { args: { items: ['PC1', 'PC4'] } };
export const Four: Story = { args: { items: ['PC1', 'PC2', 'PC3', 'PC4'] } };

/** A lamp that hangs, a wardrobe taller than the door, a rug on the floor, and a piece without sizes. */
export const OtherKinds: Story = { args: { items: ['PC5', 'PC6', 'PC7', 'PC8'] } };

/** A phone: the drawing stays below the header, the table scrolls in itself. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OnePiece: Story = { args: { items: ['PC1'] } };
export const None: Story = { args: { items: [] } };

/** Without pieces, those seen lately are offered. */
export const SeenLately: Story = {
  args: { items: [] },
  parameters: shopOf(() => ({
    client: createFakeClient({}, { products }),
    storage: memoryStorage({ 'diwan-seen': '4,3,99,2,1' }),
  })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const seen = await canvas.findByRole('list', { name: /^(Recently viewed|قطع شاهدتها مؤخرًا)$/ });
    await expect(within(seen).getAllByRole('button')).toHaveLength(4);
  },
};

/** A code that isn't sold any more is left out and named. */
export const NotSold: Story = { args: { items: ['PC1', 'GONE1', 'PC2'] } };

export const Loading: Story = { parameters: shopWith({ items: { get: () => new Promise(() => {}) } }) };

export const Failed: Story = {
  parameters: shopWith({
    items: {
      get: async () => {
        throw makeApiError({ status: 503 });
      },
    },
  }),
};

/** The piece that is removed leaves its column and its place in the drawing. */
export const Removed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(Remove|إزالة) .*(Dana|دانة)/ }));
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: /^(Remove|إزالة) .*(Asir|عسير)/ })).toHaveFocus();
  },
};

/** Two letters find up to five pieces; those that are compared are marked. */
export const Finding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('table');
    await userEvent.type(canvas.getByRole('searchbox'), 'sofa');
    await canvas.findAllByText(/^(Already compared|موجودة في المقارنة)$/);
  },
};
