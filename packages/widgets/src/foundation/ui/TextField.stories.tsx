import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useArgState } from '../../testing';
import { TextField, type TextFieldProps } from './TextField';

function Example({ value, onChange, ...field }: TextFieldProps) {
  const [typed, setTyped] = useArgState(value);
  return (
    <TextField
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
  title: 'ui/TextField',
  component: TextField,
  args: {
    kind: 'text',
    label: 'Full name',
    placeholder: 'Your name',
    value: '',
    autoComplete: 'name',
    onChange: fn(),
  },
  argTypes: {
    kind: { control: 'inline-radio', options: ['text', 'email', 'phone', 'code'] },
    hint: { control: 'text' },
    error: { control: 'text' },
  },
  parameters: { arabic: { label: 'الاسم الكامل', placeholder: 'اسمك' } },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Optional: Story = {
  args: {
    kind: 'email',
    label: 'Email',
    optionalLabel: 'optional',
    placeholder: 'name@example.com',
    autoComplete: 'email',
  },
  parameters: {
    arabic: { label: 'البريد الإلكتروني', optionalLabel: 'اختياري', placeholder: 'name@example.com' },
  },
};

/** Arabic digits are converted to ASCII; the number reads left to right in both languages. */
export const Phone: Story = {
  args: {
    kind: 'phone',
    label: 'Phone number',
    placeholder: '',
    hint: '9 digits',
    autoComplete: 'tel-national',
  },
  parameters: { arabic: { label: 'رقم الجوال', placeholder: '', hint: '٩ أرقام' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, '٥٠١٢٣٤٥٦٧');
    await expect(field).toHaveValue('501234567');
  },
};

export const Invalid: Story = {
  args: { kind: 'email', label: 'Email', value: 'noura@', error: 'Enter a valid email address' },
  parameters: { arabic: { label: 'البريد الإلكتروني', error: 'أدخل بريدًا إلكترونيًا صحيحًا' } },
};

export const ReadOnly: Story = {
  args: { kind: 'phone', label: 'Phone number', value: '501234567', readOnly: true },
  parameters: { arabic: { label: 'رقم الجوال' } },
};

export const Disabled: Story = { args: { disabled: true } };
