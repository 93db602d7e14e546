import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Shop, sampleSummary } from '../testing';
import { ProductGridWidget } from './ProductGridWidget';

export default { title: 'widgets/ProductGrid', component: ProductGridWidget } satisfies Meta;
type Story = StoryObj;

const products = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) =>
    sampleSummary({ id: first + index, is_full_width: index === 4 }),
  );

const listing = (list: ReturnType<typeof createFakeClient>['items']['list']) =>
  createFakeClient({ items: { list } });

const page = (count: number, hasMore = false) => ({ results: products(count), limit: 10, hasMore });

export const FirstPageFromServer: Story = {
  render: () => (
    <Shop>
      <ProductGridWidget firstPage={{ query: {}, page: page(10) }} headingLevel={2} />
    </Shop>
  ),
};

/** Each page is asked for as the end comes near; after three, the visitor asks. */
export const Endless: Story = {
  render: () => (
    <Shop
      client={listing(async ({ page: number = 1 } = {}) => ({
        results: products(10, (Number(number) - 1) * 10 + 1),
        limit: 10,
        hasMore: true,
      }))}
    >
      <ProductGridWidget headingLevel={2} />
    </Shop>
  ),
};

export const Loading: Story = {
  render: () => (
    <Shop client={listing(() => new Promise(() => {}))}>
      <ProductGridWidget headingLevel={2} />
    </Shop>
  ),
};

export const Empty: Story = {
  render: () => (
    <Shop client={listing(async () => page(0))}>
      <ProductGridWidget headingLevel={2} />
    </Shop>
  ),
};

let failures = 0;

/** Trying again asks for what failed. */
export const Failed: Story = {
  beforeEach: () => {
    failures = 0;
  },
  render: () => (
    <Shop
      client={listing(async () => {
        failures += 1;
        if (failures === 1) throw makeApiError({ status: 503 });
        return page(4);
      })}
    >
      <ProductGridWidget headingLevel={2} />
    </Shop>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
};
