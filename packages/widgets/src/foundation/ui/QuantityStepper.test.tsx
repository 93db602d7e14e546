import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper';

const labels = { field: 'Quantity', increase: 'More', decrease: 'Less', remove: 'Remove' };

function setUp(props: Partial<QuantityStepperProps> = {}) {
  const onChange = vi.fn();
  function Example() {
    const [value, setValue] = useState(props.value ?? 2);
    return (
      <QuantityStepper
        labels={labels}
        {...props}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Example />);
  return { onChange, field: screen.getByRole('textbox', { name: 'Quantity' }) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('steps up and down', async () => {
  const { onChange, field } = setUp();
  await press('More');
  await press('Less');
  expect(onChange.mock.calls).toEqual([[3], [2]]);
  expect(field).toHaveValue('2');
});

it.each(['١٢', '۱۲', '12', '1 2 '])('parses %s', async (typed) => {
  const { onChange, field } = setUp();
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
});

it.each([
  ['12 cm', 'cm'],
  ['١٢؛', undefined],
  ['１２۔', undefined],
  ['١٢ سم.', 'سم'],
])('parses %s with what is written behind it', async (typed, unit) => {
  const { onChange, field } = setUp({ ...(unit && { unit }), onRefuse: vi.fn() });
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
});

it('shows its value and typed digits in the language’s digits', async () => {
  const formatNumber = (value: number) => value.toLocaleString('ar-SA');
  const { onChange, field } = setUp({ value: 1250, formatNumber });
  expect(field).toHaveValue('١٢٥٠');
  await userEvent.clear(field);
  await userEvent.type(field, '3٤');
  expect(field).toHaveValue('٣٤');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(34);
  expect(field).toHaveValue('٣٤');
});

it.each(['0', '', '2.5', '٢٫٥', '1,000', '-3', '1e3', '0x1', '12x'])(
  'ignores %j and restores its old value',
  async (typed) => {
    const { onChange, field } = setUp();
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue('2');
  },
);

it.each(['1e3', 'abc', '-3'])('refuses %j and keeps it in the field', async (typed) => {
  const onRefuse = vi.fn();
  const { onChange, field } = setUp({ onRefuse });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  expect(onRefuse).toHaveBeenLastCalledWith(true);
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveValue(typed);
});

it('stays within its bounds', async () => {
  const { onChange, field } = setUp({ value: 340, min: 114, max: 342, step: 5 });
  await press('More');
  expect(onChange).toHaveBeenLastCalledWith(342);
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(field);
  await userEvent.type(field, '100{Enter}');
  expect(onChange).toHaveBeenCalledOnce();
});

it('stops at the minimum', () => {
  setUp({ value: 1 });
  expect(screen.getByRole('button', { name: 'Less' })).toHaveAttribute('aria-disabled', 'true');
});

it('removes at the minimum if allowed', async () => {
  const onRemove = vi.fn();
  const { onChange } = setUp({ value: 2, onRemove });
  await press('Less');
  expect(onRemove).not.toHaveBeenCalled();
  await press('Remove');
  expect(onRemove).toHaveBeenCalledOnce();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1);
});

it('supports the arrow keys', async () => {
  const { onChange, field } = setUp({ value: 1 });
  field.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(onChange.mock.calls).toEqual([[2], [3]]);
});
