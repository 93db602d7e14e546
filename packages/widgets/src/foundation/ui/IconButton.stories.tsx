import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { vars } from '../theme/vars.css';
import { CountBadge } from './Badge';
import { IconButton } from './IconButton';
import * as icons from './icons';

const meta = {
  title: 'ui/IconButton',
  component: IconButton,
  args: { icon: icons.searchIcon, label: 'Search', variant: 'plain', disabled: false, onClick: fn() },
  argTypes: {
    icon: { control: 'select', options: Object.keys(icons), mapping: icons },
    variant: { control: 'inline-radio', options: ['plain', 'raised', 'active', 'outline', 'inverse'] },
    children: { control: false },
  },
  parameters: { arabic: { label: 'بحث' } },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (background: string): NonNullable<Story['decorators']> => [
  (Story) => (
    <p style={{ padding: '16px', background }}>
      <Story />
    </p>
  ),
];

export const Plain: Story = {};

/** The badge is visual only; the accessible name includes the number. */
export const WithCount: Story = {
  args: {
    icon: icons.documentIcon,
    label: 'Price box, 12 pieces',
    href: '#price-box',
    children: <CountBadge>12</CountBadge>,
  },
  parameters: { arabic: { label: 'صندوق التسعير، ١٢ قطعة', children: <CountBadge>١٢</CountBadge> } },
};

export const OnAPicture: Story = {
  args: { icon: icons.plusIcon, variant: 'raised', label: 'Add to cart' },
  parameters: { arabic: { label: 'أضف إلى السلة' } },
  decorators: on(vars.color.surface.strong),
};

/** Already in the basket. */
export const Active: Story = {
  args: { icon: icons.checkIcon, variant: 'active', label: 'Remove from cart' },
  parameters: { arabic: { label: 'إزالة من السلة' } },
  decorators: on(vars.color.surface.strong),
};

export const Ring: Story = {
  args: { icon: icons.arrowEndIcon, variant: 'outline', label: 'Next' },
  parameters: { arabic: { label: 'التالي' } },
};

export const Disabled: Story = {
  args: { icon: icons.arrowStartIcon, variant: 'outline', label: 'Previous', disabled: true },
  parameters: { arabic: { label: 'السابق' } },
};

export const Inverse: Story = {
  args: { icon: icons.closeIcon, variant: 'inverse', label: 'Close' },
  parameters: { arabic: { label: 'إغلاق' } },
  decorators: on(vars.color.surface.inverse),
};
