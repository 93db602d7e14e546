import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../spinner';
import { Loader } from './Loader';

export default { title: 'ui/Loader', component: Loader, subcomponents: { Spinner } } satisfies Meta;
type Story = StoryObj;

export const Page: Story = { render: () => <Loader /> };
export const Small: Story = { render: () => <Spinner /> };
