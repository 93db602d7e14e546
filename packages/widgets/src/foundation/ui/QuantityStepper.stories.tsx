import { formatNumber } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useArgState, useWords } from '../../testing';
import { useI18n } from '../i18n';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper';

function Example({ value: start, onChange, ...props }: Omit<QuantityStepperProps, 'labels'>) {
  const { t, locale } = useI18n();
  const name = useWords({ en: 'Nafud sofa', ar: 'كنبة نفود' });
  const [value, setValue] = useArgState(start);
  return (
    <QuantityStepper
      value={value}
      formatNumber={(number) => formatNumber(number, locale)}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      labels={{
        field: t('cart:line.quantity_of', { name }),
        increase: t('cart:line.increase', { name }),
        decrease: t('cart:line.decrease', { name }),
        remove: t('cart:line.remove', { name }),
      }}
      {...props}
    />
  );
}

const meta = {
  title: 'ui/QuantityStepper',
  component: QuantityStepper,
  args: {
    value: 2,
    min: 1,
    max: 999,
    step: 1,
    size: 'regular',
    onChange: fn(),
    labels: { field: '', increase: '', decrease: '' },
  },
  argTypes: {
    labels: { control: false },
    size: { control: 'inline-radio', options: ['regular', 'compact'] },
  },
  render: ({ labels, ...args }) => <Example {...args} />,
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '١٢{Enter}');
    await expect(field.value).toMatch(/^(12|١٢)$/);
  },
};

export const AtMinimum: Story = { args: { value: 1 } };

/** In the cart, minus at one removes the line. */
export const RemovesAtMinimum: Story = {
  args: { value: 1, size: 'compact', onRemove: fn() },
};

export const Width: Story = {
  args: { value: 228, min: 114, max: 342, step: 5, unit: 'cm' },
  parameters: { arabic: { unit: 'سم' } },
};
