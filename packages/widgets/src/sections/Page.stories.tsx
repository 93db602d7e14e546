import { createFakeClient, makeApiError, makePage, makeSection } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { elementOf, inShop, shopOf } from '../testing';
import { Page } from './Page';

const workshop = makePage({
  name: 'workshop',
  name_en: 'Our workshop',
  name_ar: 'ورشتنا',
  sections: [
    makeSection('text_content', {
      id: 1,
      description_en: 'Drawn and built in Riyadh for forty-five years.',
      description_ar: 'نرسم ونصنع في الرياض منذ خمسة وأربعين عامًا.',
    }),
    makeSection('categories_grid', { id: 2 }),
  ],
});
const pages = { workshop, soon: { ...workshop, sections: [] } };

const meta = {
  title: 'widgets/Page',
  component: Page,
  decorators: [inShop],
  args: { slug: 'workshop' },
  parameters: {
    layout: 'fullscreen',
    ...elementOf('diwan-page', { slug: 'about-us' }),
    ...shopOf(() => ({ client: createFakeClient({}, { pages }) })),
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Empty: Story = { args: { slug: 'soon' } };

export const Missing: Story = { args: { slug: 'nowhere' } };

export const Loading: Story = {
  parameters: shopOf(() => ({ client: createFakeClient({ pages: { get: () => new Promise(() => {}) } }) })),
};

export const Failed: Story = {
  parameters: shopOf(() => ({
    client: createFakeClient({ pages: { get: () => Promise.reject(makeApiError({ status: 503 })) } }),
  })),
};
