import { makeCategory, makeSettings, makeSubcategory } from '@diwan/sdk/testing';
import { memoryStorage } from '@diwan/widgets';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { inShop, withoutControls } from '../../../widgets/src/testing';
import { ShopProvider } from '../data/shop-context';
import { LoadedAddressProvider } from '../navigation/use-loaded-address';
import { createConsentStore } from '../visit/consent-store';
import { VisitProvider } from '../visit/visit-context';
import { Layout } from './Layout';

const ADDRESS = '/products/category/1';

const shell = {
  settings: makeSettings(),
  categories: [
    makeCategory({
      id: 1,
      name_en: 'Sofas',
      name_ar: 'الكنب',
      subcategories: [
        makeSubcategory({ id: 11, name_en: 'Corner sofas', name_ar: 'كنب زاوية' }),
        makeSubcategory({ id: 12, name_en: 'Two-seat sofas', name_ar: 'كنب بمقعدين' }),
      ],
    }),
    makeCategory({ id: 2, name_en: 'Dining tables', name_ar: 'طاولات طعام', subcategories: [] }),
  ],
  year: { en: '2026', ar: '٢٠٢٦' },
};

/** A visit to a category's page. */
const inStorefront: Decorator = (Story, { parameters }) => {
  const [{ hook, searchHook }] = useState(() => memoryLocation({ path: ADDRESS }));
  const [visit] = useState(() => ({
    consent: createConsentStore(memoryStorage(), false),
    isBypassingMaintenance: parameters.isBypassingMaintenance === true,
  }));
  return (
    <Router hook={hook} searchHook={searchHook}>
      <ShopProvider value={shell}>
        <VisitProvider value={visit}>
          <LoadedAddressProvider value={ADDRESS}>
            <Story />
          </LoadedAddressProvider>
        </VisitProvider>
      </ShopProvider>
    </Router>
  );
};

/** Header, menus, search and footer around a page. */
const meta = {
  title: 'layout/Layout',
  component: Layout,
  decorators: [inStorefront, inShop],
  args: {
    kind: 'full',
    isLoading: false,
    expected: undefined,
    unopened: undefined,
    announcement: '',
    children: <h1 style={{ padding: '2rem', minBlockSize: '20rem' }}>ديوان Diwan</h1>,
  },
  argTypes: {
    kind: { control: 'inline-radio', options: ['full', 'checkout', 'minimal', 'bare'] },
    ...withoutControls('children', 'expected', 'unopened'),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

/** Logo, language, and the way back to the cart. */
export const Checkout: Story = { args: { kind: 'checkout' } };

export const Minimal: Story = { args: { kind: 'minimal' } };

/** Staff see the shop during maintenance. */
export const Maintenance: Story = { parameters: { isBypassingMaintenance: true } };

/** The next page is loading, and has for half a second: its outline, without the footer. */
export const NextPageLoading: Story = {
  args: { isLoading: true, expected: {} },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('main[aria-label]')).not.toBeNull());
    await expect(canvasElement.querySelector('main:not([hidden])')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The page couldn't be opened. */
export const Offline: Story = {
  args: { unopened: { retry() {}, dismiss() {} } },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /Try again|إعادة/ })).toBeVisible(),
    );
  },
};

const openDialog = () =>
  waitFor(() => {
    const dialog = document.querySelector('dialog[open]');
    expect(dialog).not.toBeNull();
  });

const button = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('button', { name });

export const SearchOpen: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement, /^(Search|البحث|بحث)/));
    await openDialog();
  },
};

/** The menu of narrow screens. */
export const MenuOpen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvasElement }) => {
    const opener = [
      ...canvasElement.querySelectorAll<HTMLElement>('header button[aria-haspopup="dialog"]'),
    ].at(-1);
    opener?.click();
    await openDialog();
  },
};

/** The categories below "Products" on wide screens. */
export const ProductsMenuOpen: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const opener = canvasElement.querySelector<HTMLElement>('header nav [aria-expanded]');
    opener?.click();
    await waitFor(() =>
      expect(canvasElement.querySelector('header nav [aria-expanded="true"]')).not.toBeNull(),
    );
  },
};

/** Its code loads once the page is scrolled. */
export const FooterInView: Story = {
  play: async ({ canvasElement }) => {
    const footer = await within(canvasElement).findByRole('contentinfo');
    footer.scrollIntoView();
    await expect(within(footer).getAllByRole('link').length).toBeGreaterThan(2);
  },
};
