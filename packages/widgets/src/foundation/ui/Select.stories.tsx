import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useArgState } from '../../testing';
import { Select, type SelectProps } from './Select';

function Example({ value, onChange, ...select }: SelectProps) {
  const [chosen, setChosen] = useArgState(value);
  return (
    <Select
      {...select}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/Select',
  component: Select,
  args: {
    label: 'Sort',
    value: 'default',
    options: [
      { value: 'default', label: 'Recommended' },
      { value: 'price_asc', label: 'Price: low to high' },
      { value: 'newest', label: 'Newest' },
    ],
    onChange: fn(),
  },
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
  parameters: {
    arabic: {
      label: 'الترتيب',
      options: [
        { value: 'default', label: 'المقترح' },
        { value: 'price_asc', label: 'السعر: من الأدنى' },
        { value: 'newest', label: 'الأحدث' },
      ],
    },
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sort: Story = {};

export const NothingChosen: Story = {
  args: {
    label: 'City',
    value: '',
    placeholder: 'Choose',
    error: 'Choose a city',
    options: [{ value: 'riyadh', label: 'Riyadh' }],
  },
  parameters: {
    arabic: {
      label: 'المدينة',
      placeholder: 'اختر',
      error: 'اختر مدينة',
      options: [{ value: 'riyadh', label: 'الرياض' }],
    },
  },
};

export const Disabled: Story = { args: { disabled: true } };
