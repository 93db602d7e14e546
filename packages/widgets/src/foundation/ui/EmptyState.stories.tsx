import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'ui/EmptyState',
  component: EmptyState,
  args: { title: 'Your cart is empty', headingLevel: 2 },
  argTypes: { action: { control: false } },
  parameters: { arabic: { title: 'سلتك فارغة', hint: 'تصفّح أثاثنا وأضف ما يعجبك.' } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    hint: 'Browse our furniture and add what you like.',
    action: <Button href="#products">Browse products</Button>,
  },
  parameters: { arabic: { action: <Button href="#products">تصفّح المنتجات</Button> } },
};

export const TitleOnly: Story = { args: { headingLevel: 1 } };
