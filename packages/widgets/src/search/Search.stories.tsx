import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Shop, sampleSummary } from '../testing';
import { SearchWidget } from './SearchWidget';

interface Args {
  /** What the visitor has typed. */
  text: string;
  count: number;
  response: 'products' | 'never' | 'failure';
}

function Search({ text: initialText }: Pick<Args, 'text'>) {
  const [text, setText] = useState(initialText);
  return <SearchWidget text={text} onText={setText} />;
}

const meta = {
  title: 'widgets/Search',
  args: { text: 'nafud', count: 3, response: 'products' },
  argTypes: { response: { control: 'radio', options: ['products', 'never', 'failure'] } },
  render: ({ text, count, response }) => {
    const list = async () => {
      if (response === 'never') return new Promise<never>(() => {});
      if (response === 'failure') throw makeApiError({ status: 503 });
      const results = Array.from({ length: count }, (_, index) => sampleSummary({ id: index + 1 }));
      return { results, limit: 10, hasMore: false };
    };
    return (
      <Shop client={createFakeClient({ items: { list } })}>
        <Search text={text} />
      </Shop>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
export const Untouched: Story = { args: { text: '' } };
export const Loading: Story = { args: { response: 'never' } };
export const Nothing: Story = { args: { count: 0 } };
export const Failed: Story = { args: { response: 'failure' } };
