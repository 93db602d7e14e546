import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './Loader';
import { Spinner } from './Spinner';

const meta = { title: 'ui/Loader', component: Loader, subcomponents: { Spinner } } satisfies Meta<
  typeof Loader
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Small: Story = { render: () => <Spinner /> };
