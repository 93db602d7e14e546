import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useArgState } from '../../testing';
import { TextArea, type TextAreaProps } from './TextArea';

function Example({ value, onChange, ...field }: TextAreaProps) {
  const [typed, setTyped] = useArgState(value);
  return (
    <TextArea
      {...field}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { label: 'Notes', optionalLabel: 'optional', value: '', onChange: fn() },
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
  parameters: { arabic: { label: 'ملاحظات', optionalLabel: 'اختياري' } },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Notes: Story = {};

export const Invalid: Story = {
  args: { error: 'Write at most 1,000 characters' },
  parameters: { arabic: { error: 'اكتب ١٬٠٠٠ حرف على الأكثر' } },
};
