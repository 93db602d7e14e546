import { type ClientOverrides, createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { elementOf, inShop, sampleImagesOf, sampleProduct, shopOf } from '../../../testing';
import { ProductGrid } from '../grid/ProductGrid';

const colours = [
  { id: 1, hex: '#6f8273', name_en: 'Sage', name_ar: 'مريمي' },
  { id: 2, hex: '#cdbfa6', name_en: 'Oat', name_ar: 'شوفاني' },
  { id: 3, hex: '#39434d', name_en: 'Ink blue', name_ar: 'كحلي' },
];
const products = Array.from({ length: 9 }, (_, index) =>
  sampleProduct({
    id: index + 1,
    price: 1190 + 950 * index,
    images: sampleImagesOf('sofa'),
    allow_discount: index % 2 === 0,
    colors: colours
      .slice(0, (index % 3) + 1)
      .map((colour) => ({ ...colour, item_color: { is_default: false } })),
  }),
);
const shopWith = (overrides: ClientOverrides = {}) =>
  shopOf(() => ({ client: createFakeClient(overrides, { products }) }));

/** Filters above a list: popovers on wide screens, a sheet on phones. */
const meta = {
  title: 'widgets/ProductFilters',
  component: ProductGrid,
  decorators: [inShop],
  args: { filters: true, headingLevel: 2 },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    isPageWide: true,
    ...elementOf('diwan-product-grid', { filters: true }),
    ...shopWith(),
  },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {};

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/^(Colour|اللون)/, { selector: 'summary' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^(Ink blue|كحلي)/ }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

/** The list keeps its height while another is on its way. */
export const Loading: Story = {
  parameters: shopOf(() => {
    const { items } = createFakeClient({}, { products });
    return {
      client: createFakeClient(
        {
          items: {
            list: (query = {}) => (query.color ? new Promise(() => {}) : items.list(query)),
            facets: (query = {}) => (query.color ? new Promise(() => {}) : items.facets(query)),
          },
        },
        { products },
      ),
    };
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/^(Colour|اللون)/, { selector: 'summary' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^(Ink blue|كحلي)/ }));
    await expect(await canvas.findByRole('list', { busy: true })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(9);
  },
};

/** Nothing can be chosen, and the reason is there; what is chosen stays. */
export const Offline: Story = {
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const colour = await canvas.findByText(/^(Colour|اللون)/, { selector: 'summary' });
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    window.dispatchEvent(new Event('offline'));
    await userEvent.click(colour);
    const box = await canvas.findByRole('checkbox', { name: /^(Ink blue|كحلي)/ });
    await expect(box).toBeDisabled();
    const popover = within(box.closest('details') as HTMLElement);
    await expect(popover.getByText(/no connection|لا يوجد اتصال/)).toBeVisible();
  },
};

/** One press loosens what leaves nothing. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(/^(Colour|اللون)/, { selector: 'summary' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^(Ink blue|كحلي)/ }));
    await userEvent.click(await canvas.findByText(/^(Price|السعر)/, { selector: 'summary' }));
    const [, to] = await canvas.findAllByRole('textbox');
    await userEvent.type(to as HTMLElement, '1200{Enter}');
    await canvas.findByText(/^(No piece has all of this|لا توجد قطعة تجمع هذا كله)/);
  },
};

/** A backend without facets has no filters. */
export const NoFacets: Story = { parameters: shopWith({ items: { facets: async () => undefined } }) };

/** The list is there without them. */
export const FacetsFailed: Story = {
  parameters: shopWith({
    items: {
      facets: async () => {
        throw makeApiError({ status: 500 });
      },
    },
  }),
};
