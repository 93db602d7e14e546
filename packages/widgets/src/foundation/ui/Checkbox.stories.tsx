import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useArgState } from '../../testing';
import { Checkbox, type CheckboxProps } from './Checkbox';

function Example({ checked, onChange, ...box }: CheckboxProps) {
  const [isChecked, setChecked] = useArgState(checked);
  const change = (next: boolean) => {
    setChecked(next);
    onChange(next);
  };
  return <Checkbox {...box} checked={isChecked} onChange={change} />;
}

const terms = (before: string, link: string) => (
  <>
    {before}{' '}
    <a href="#terms" style={{ textDecoration: 'underline' }}>
      {link}
    </a>
  </>
);

const meta = {
  title: 'ui/Checkbox',
  component: Checkbox,
  args: { checked: false, onChange: fn(), children: 'Send me news' },
  argTypes: { error: { control: 'text' } },
  parameters: { arabic: { children: 'أرسلوا إليّ الأخبار' } },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithLink: Story = {
  args: { children: terms('I agree to the', 'terms and conditions') },
  parameters: { arabic: { children: terms('أوافق على', 'الشروط والأحكام') } },
};

export const Invalid: Story = {
  args: { error: 'Please agree first' },
  parameters: { arabic: { error: 'يرجى الموافقة أولًا' } },
};
