import type { Product, ProductSummary } from '@diwan/sdk/contract';
import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Shop, sampleProduct, sampleSet } from '../../../testing';
import QuickViewDialog from './QuickViewDialog';

interface Args {
  product: Product;
  /** The API's response to the request for the full product. */
  response: 'product' | 'never' | 'failure';
  onClose: () => void;
}

const summaryOf = ({ fabrics, set_items, dimensions, keywords, set, ...summary }: Product): ProductSummary =>
  summary;

/**
 * Opened by the round button of a card with choices: all about the product, without leaving the list. Not exported:
 * `ProductCard` opens it.
 */
const meta = {
  title: 'widgets/QuickView',
  args: { product: sampleProduct(), response: 'product', onClose: fn() },
  argTypes: {
    product: { description: 'The product, with all it can be chosen in.', control: false },
    response: {
      description: 'How the shop responds to the request for the full product.',
      control: 'radio',
      options: ['product', 'never', 'failure'],
    },
    onClose: { description: 'Called when the visitor closes the dialog.' },
  },
  // A modal dialog, so the docs page renders it in an iframe.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: ({ product, response, onClose }) => {
    const get = async (): Promise<Product> => {
      if (response === 'never') return new Promise(() => {});
      if (response === 'failure') throw makeApiError({ status: 503 });
      return product;
    };
    return (
      <Shop
        key={`${product.id} ${response}`}
        client={createFakeClient({ items: { get } })}
        settings={{ allow_tax_rate: true }}
      >
        <div style={{ minBlockSize: '100vh' }}>
          <QuickViewDialog product={summaryOf(product)} open onClose={onClose} />
        </div>
      </Shop>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {};

/** The arrow keys move the lens; Enter opens the image full screen. */
export const Lens: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement).findByRole('dialog'));
    const picture = dialog.getByRole('button', { name: /full-screen|ملء الشاشة/i });
    picture.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    await waitFor(() => expect(picture.querySelector('[data-lens]')).toBeVisible());
  },
};

export const Loading: Story = { args: { response: 'never' } };

export const Failed: Story = {
  args: { response: 'failure' },
  play: async ({ canvasElement }) => {
    const message = await within(canvasElement).findByRole('alert');
    // The dialog fades in.
    await waitFor(() => expect(message).toBeVisible());
  },
};

export const PriceOnRequest: Story = {
  args: { product: sampleProduct({ is_price_show: false, allow_online_purchase: false }) },
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

export const WithoutPictures: Story = { args: { product: sampleProduct({ images: [] }) } };

export const SetOfPieces: Story = { args: { product: sampleSet() } };

export const LongTexts: Story = {
  args: {
    product: sampleProduct({
      name_en: 'Extraordinarily comfortable corner sofa with two recliners and a removable chaise longue',
      name_ar: 'كنبة زاوية مريحة للغاية مع مقعدين متحركين وشيزلونج قابل للفك والتركيب على الجانبين',
      content_en:
        'Kiln-dried ash frame with doubled corner blocks, Feather and foam seats that keep their shape, Elastic webbing suspension',
      content_ar:
        'هيكل من خشب الدردار المجفف بزوايا مضاعفة، مقاعد من الريش والإسفنج تحافظ على شكلها، تعليق بأشرطة مرنة',
    }),
  },
};
