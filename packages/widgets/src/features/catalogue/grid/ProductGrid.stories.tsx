import { PRODUCT_SORT_OPTIONS } from '@diwan/sdk/commerce';
import { type ClientOverrides, createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { elementOf, inShop, sampleImagesOf, sampleProduct, sampleSummary, shopOf } from '../../../testing';
import { ProductGrid } from './ProductGrid';

const pieces = [
  ['Nafud Three-Seat Sofa', 'كنبة نفود ثلاثية المقاعد', 'sofa'],
  ['Sahra Floor Lamp', 'مصباح سهرة الأرضي', 'lamp'],
  ['Majra Dining Chair', 'كرسي مجرى للطعام', 'chair'],
] as const;

const numbered = (index: number) => {
  const [name_en, name_ar, picture] = pieces[index % pieces.length] ?? pieces[0];
  const images = sampleImagesOf(picture);
  const price = 1190 + 250 * ((index * 7) % 12);
  return { id: index + 1, postion: index + 1, name_en, name_ar, images, price, is_full_width: index === 4 };
};

/** A shop with 60 products; `list`, if given, replaces its responses. */
const shopWith = (list?: NonNullable<ClientOverrides['items']>['list']) =>
  shopOf(() => ({
    client: createFakeClient(list && { items: { list } }, {
      products: Array.from({ length: 60 }, (_, index) => sampleProduct(numbered(index))),
    }),
  }));

const meta = {
  title: 'widgets/ProductGrid',
  component: ProductGrid,
  decorators: [inShop],
  args: { headingLevel: 2, sort: 'default', limit: 10, query: '', singlePage: true },
  argTypes: {
    sort: { control: 'select', options: PRODUCT_SORT_OPTIONS },
    category: { control: { type: 'number', min: 1 } },
    subcategory: { control: { type: 'number', min: 1 } },
    query: { control: 'text' },
    limit: { control: { type: 'number', min: 1, max: 100 } },
    singlePage: { control: 'boolean' },
    summary: { control: false },
    empty: { control: false },
    firstPage: { control: false },
    isReturn: { control: false },
    renderCard: { control: false },
  },
  parameters: {
    isPageWide: true,
    ...elementOf('diwan-product-grid', { category: 1, limit: 8 }),
    ...shopWith(),
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {};

/** The first page is server-rendered and isn't fetched again. */
export const FirstPageFromServer: Story = {
  args: {
    firstPage: {
      query: {},
      page: {
        results: Array.from({ length: 4 }, (_, index) => sampleSummary(numbered(index))),
        hasMore: false,
      },
    },
  },
  parameters: shopWith(() => Promise.reject(new Error('Unexpected request'))),
};

/** Each product in the application's own markup; name, price and basket are those of the card. */
export const CustomCards: Story = {
  args: {
    limit: 3,
    renderCard: ({ href, name, priceText, compareAtPrice, picture, ...card }) => (
      <article>
        <a href={href}>
          <img {...picture} alt="" sizes="20rem" style={{ inlineSize: '100%', blockSize: 'auto' }} />
          {name}
        </a>
        <p>
          {priceText} {compareAtPrice && <s>{compareAtPrice}</s>}
        </p>
        <button type="button" onClick={() => card.toggle()}>
          {card.isInBasket ? card.removeLabel : card.addLabel}
        </button>
      </article>
    ),
  },
  play: async ({ canvasElement }) => {
    const [button] = await within(canvasElement).findAllByRole('button');
    const before = button?.textContent;
    if (button) await userEvent.click(button);
    await expect(button?.textContent).not.toBe(before);
  },
};

/** Pages load as the end comes near; after three pages the visitor has to click. */
export const Endless: Story = { args: { singlePage: false }, tags: ['!autodocs'] };

export const Loading: Story = { parameters: shopWith(() => new Promise(() => {})) };

export const Empty: Story = { args: { query: 'velvet' } };

/** The retry button repeats the failed request. */
export const Failed: Story = {
  parameters: shopOf(() => {
    let isFirst = true;
    const client = createFakeClient({}, { products: [1, 2, 3, 4].map((id) => sampleProduct({ id })) });
    const list: typeof client.items.list = async (...query) => {
      const wasFirst = isFirst;
      isFirst = false;
      if (wasFirst) throw makeApiError({ status: 503 });
      return client.items.list(...query);
    };
    return { client: { ...client, items: { ...client.items, list } } };
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
};
