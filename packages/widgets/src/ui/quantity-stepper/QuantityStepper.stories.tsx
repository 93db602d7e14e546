import { formatNumber } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useI18n } from '../../i18n';
import { useWords } from '../../testing';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper';

export default { title: 'ui/QuantityStepper', component: QuantityStepper } satisfies Meta;
type Story = StoryObj;

function Example({ start, ...props }: { start: number } & Partial<QuantityStepperProps>) {
  const { t, locale } = useI18n();
  const name = useWords({ en: 'Nafud sofa', ar: 'كنبة نفود' });
  const [value, setValue] = useState(start);
  return (
    <QuantityStepper
      value={value}
      formatNumber={(number) => formatNumber(number, locale)}
      onChange={setValue}
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

export const Plain: Story = {
  render: () => <Example start={2} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '١٢{Enter}');
    await expect(field.value).toMatch(/^(12|١٢)$/);
  },
};

export const AtMinimum: Story = { render: () => <Example start={1} /> };

/** In the cart, minus at one takes the line away. */
export const RemovesAtMinimum: Story = {
  render: () => <Example start={1} size="compact" onRemove={() => {}} />,
};

export const Width: Story = {
  render: () => <Example start={228} min={114} max={342} step={5} unit={useI18n().t('common:cm')} />,
};
