import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useArgState } from '../../testing';
import { RadioGroup, type RadioGroupProps } from './RadioGroup';

function Example({ value, onChange, ...group }: RadioGroupProps<string>) {
  const [chosen, setChosen] = useArgState(value);
  return (
    <RadioGroup
      {...group}
      value={chosen}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Payment',
    value: 'cash',
    options: [
      { value: 'cash', label: 'Cash on delivery' },
      { value: 'card', label: 'Card', hint: 'Not available yet', disabled: true },
    ],
    onChange: fn(),
  },
  argTypes: { value: { control: 'inline-radio', options: ['cash', 'card'] } },
  parameters: {
    arabic: {
      legend: 'الدفع',
      options: [
        { value: 'cash', label: 'الدفع عند الاستلام' },
        { value: 'card', label: 'بطاقة', hint: 'غير متاحة حاليًا', disabled: true },
      ],
    },
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;

export const Payment: StoryObj<typeof meta> = {};
