import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from './Button';
import * as icons from './icons';

const icon = {
  control: 'select',
  options: ['none', ...Object.keys(icons)],
  mapping: { none: undefined, ...icons },
} as const;

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Add to cart', variant: 'primary', size: 'regular', fullWidth: false, onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'outline', 'link'] },
    size: { control: 'inline-radio', options: ['regular', 'compact'] },
    iconStart: icon,
    iconEnd: icon,
  },
  parameters: { arabic: { children: 'أضف إلى السلة' } },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Outline: Story = {
  args: { variant: 'outline', iconStart: icons.documentIcon, children: 'Add to price box' },
  parameters: { arabic: { children: 'أضف إلى صندوق التسعير' } },
};

/** With `href` it is an `<a>`. */
export const Link: Story = {
  args: { variant: 'link', href: '#all', iconEnd: icons.arrowEndIcon, children: 'View all' },
  parameters: { arabic: { children: 'عرض الكل' } },
};

/** Remains focusable, since a click on it may have disabled it. */
export const Disabled: Story = { args: { disabled: true } };

/** Isn't filled, so that it doesn't stand out more than while it can be pressed. */
export const DisabledOutline: Story = {
  args: { variant: 'outline', disabled: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(getComputedStyle(button).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

export const FullWidth: Story = { args: { fullWidth: true, size: 'compact' } };
