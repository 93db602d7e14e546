import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from './Button';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: 'Add to cart', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Outline: Story = {
  args: { variant: 'outline', iconStart: 'document', children: 'Add to price box' },
};
export const Link: Story = {
  args: { variant: 'link', href: '#all', iconEnd: 'arrow-end', children: 'View all' },
};
export const Busy: Story = { args: { busy: true, busyLabel: 'Sending…', children: 'Send request' } };
export const Disabled: Story = { args: { disabled: true } };
export const FullWidth: Story = { args: { fullWidth: true, size: 'compact' } };
