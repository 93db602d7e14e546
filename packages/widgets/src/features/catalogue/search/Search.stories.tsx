import { createFakeClient, makeApiError } from '@diwan/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { elementOf, inShop, sampleSummary, shopOf, useArgState } from '../../../testing';
import { Search, type SearchProps } from './Search';

interface Args extends SearchProps {
  /** How many products the shop finds. */
  count: number;
  response: 'products' | 'never' | 'failure';
}

function TypedSearch({ text, onText, ...search }: SearchProps) {
  const [typed, setTyped] = useArgState(text);
  const type = (next: string) => {
    setTyped(next);
    onText(next);
  };
  return <Search {...search} text={typed} onText={type} />;
}

const meta = {
  title: 'widgets/Search',
  component: Search,
  decorators: [inShop],
  args: { text: 'nafud', isQuiet: false, onText: fn(), count: 3, response: 'products' },
  argTypes: {
    count: { description: 'How many products the shop finds.', control: { type: 'number', min: 0, max: 10 } },
    response: {
      description: 'How the shop responds.',
      control: 'inline-radio',
      options: ['products', 'never', 'failure'],
    },
    className: { control: false },
    action: { control: false },
  },
  parameters: {
    ...elementOf('diwan-search', {}),
    ...shopOf(
      ({ count, response }: Args) => {
        const list = async () => {
          if (response === 'never') return new Promise<never>(() => {});
          if (response === 'failure') throw makeApiError({ status: 503 });
          const results = Array.from({ length: count }, (_, index) => sampleSummary({ id: index + 1 }));
          return { results, limit: 10, hasMore: false };
        };
        return { client: createFakeClient({ items: { list } }) };
      },
      ['count', 'response'],
    ),
  },
  render: ({ count, response, ...search }) => <TypedSearch {...search} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Results: Story = {};
export const Untouched: Story = { args: { text: '' } };
export const Loading: Story = { args: { response: 'never' } };
export const Nothing: Story = { args: { count: 0 } };
export const Failed: Story = { args: { response: 'failure' } };
