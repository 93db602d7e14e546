import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { I18nProvider } from '../../foundation/i18n';
import { elementOf, Shop, sampleSummary, withoutControls } from '../../testing';
import { ProductCard } from '../catalogue/card/ProductCard';
import { DiwanProvider } from './DiwanProvider';

interface Args {
  currencyDisplay: 'symbol' | 'code';
  pricesWithTax: boolean;
}

const meta = {
  title: 'widgets/DiwanProvider',
  component: DiwanProvider,
  subcomponents: { I18nProvider },
  args: { currencyDisplay: 'symbol', pricesWithTax: false },
  argTypes: {
    ...withoutControls(
      'client',
      'stores',
      'i18n',
      'settings',
      'imageUrl',
      'fileUrl',
      'placeholder',
      'shopUrl',
    ),
    ...withoutControls('categories', 'onFailure', 'children'),
    currencyDisplay: {
      description: '`settings.currency_display`: whether prices show a currency sign or code.',
      control: 'inline-radio',
      options: ['symbol', 'code'],
    },
    pricesWithTax: { description: '`settings.display_prices_with_tax`: cards show prices including tax.' },
  },
  parameters: {
    ...elementOf('diwan-shop', { currency: 'code' }),
  },
  render: ({ currencyDisplay, pricesWithTax }) => (
    <Shop
      settings={{
        currency_display: currencyDisplay,
        allow_tax_rate: pricesWithTax,
        display_prices_with_tax: pricesWithTax,
      }}
    >
      <div style={{ maxInlineSize: '320px' }}>
        <ProductCard product={sampleSummary({ price: 1000 })} headingLevel={2} />
      </div>
    </Shop>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<Args>;

export const CurrencySign: Story = {};

export const CurrencyCode: Story = {
  args: { currencyDisplay: 'code' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/SAR|ر\.س/)).toBeVisible();
  },
};
