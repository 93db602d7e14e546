import { basketProduct, lineCustomization } from '@diwan/sdk/commerce';
import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { createStores, memoryStorage } from '../../../foundation/stores';
import { elementOf, inShop, sampleProduct, sampleSummary, shopOf } from '../../../testing';
import { QuoteForm } from './QuoteForm';

const sofa = sampleProduct({ id: 7 });
const majlis = sampleSummary({
  id: 9,
  name_en: 'Modular Majlis Seating with Hand-Woven Sadu Cushions and Solid Walnut Frame',
  name_ar: 'جلسة مجلس مركّبة بوسائد سدو منسوجة يدويًا وهيكل من خشب الجوز الطبيعي',
  is_price_show: false,
});

interface Args {
  headingLevel: 2 | 3;
  /** Contents of the price box. */
  contents: 'pieces' | 'nothing' | 'a piece that is gone';
  /** The shop's response to a request. */
  response: 'thanks' | 'failure';
}

function shop({ contents, response }: Args) {
  const results = contents === 'a piece that is gone' ? [sofa] : [sofa, majlis];
  const create = async () => {
    if (response === 'failure') throw makeApiError({ status: 503 });
    return { id: 1 };
  };
  const client = createFakeClient({
    items: { list: async () => ({ results, limit: 50, hasMore: false }) },
    requests: { create },
  });
  const storage = memoryStorage();
  const { priceBox } = createStores({ client, storage });
  const customization = lineCustomization({ product: sofa, choices: { color_id: 3, width: 240 } });
  if (contents !== 'nothing') {
    priceBox.add(basketProduct(sofa), { customization });
    priceBox.add(basketProduct(majlis));
  }
  return { client, storage };
}

const meta = {
  title: 'widgets/QuoteForm',
  component: QuoteForm,
  decorators: [inShop],
  args: { headingLevel: 2, contents: 'pieces', response: 'thanks' },
  argTypes: {
    contents: {
      description: 'Contents of the price box.',
      control: 'radio',
      options: ['pieces', 'nothing', 'a piece that is gone'],
    },
    response: {
      description: 'How the shop responds once the form is sent.',
      control: 'radio',
      options: ['thanks', 'failure'],
    },
  },
  parameters: { ...elementOf('diwan-quote-form', {}), ...shopOf(shop, ['contents', 'response']) },
  render: ({ headingLevel }) => <QuoteForm headingLevel={headingLevel} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pieces: Story = {};
export const Empty: Story = { args: { contents: 'nothing' } };
export const ProductGone: Story = { args: { contents: 'a piece that is gone' } };

const sendRequest = async (canvasElement: HTMLElement, name = 'Noura Al Qahtani') => {
  const form = within(await within(canvasElement).findByRole('region'));
  const field = (autocomplete: string) =>
    form.getAllByRole('textbox').find((input) => input.getAttribute('autocomplete') === autocomplete);
  for (const [autocomplete, value] of [
    ['name', name],
    ['email', 'noura@example.com'],
    ['tel', '0501234567'],
  ] as const) {
    const input = field(autocomplete);
    if (input) await userEvent.type(input, value);
  }
  await userEvent.click(form.getByRole('button', { name: /^(Send|إرسال)/ }));
};

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    await sendRequest(canvasElement);
    await expect(await within(canvasElement).findByText(/noura@example\.com/)).toBeVisible();
  },
};

export const SentByLongName: Story = {
  play: async ({ canvasElement }) => {
    await sendRequest(canvasElement, 'Noura'.repeat(38));
    await expect(await within(canvasElement).findByText(/NouraNoura/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Everything stays in the form, to be sent again. */
export const SendingFailed: Story = {
  args: { response: 'failure' },
  play: async ({ canvasElement }) => {
    await sendRequest(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};
