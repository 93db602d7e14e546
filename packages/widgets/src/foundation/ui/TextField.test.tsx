import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TextField, type TextFieldProps } from './TextField';

function Example(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField label="Phone" {...props} value={value} onChange={setValue} />;
}

it.each(['phone', 'code'] as const)('converts Arabic digits of a %s to ASCII', async (kind) => {
  render(<Example kind={kind} />);
  await userEvent.type(screen.getByRole('textbox'), '٠٥۶7');
  expect(screen.getByRole('textbox')).toHaveValue('0567');
});

it.each([
  ['phone', 'tel', 'tel'],
  ['email', 'email', 'email'],
] as const)('has the keyboard and the type of %s fields', (kind, type, inputMode) => {
  render(<Example kind={kind} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('type', type);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', inputMode);
});

it('keeps digits in other texts unchanged', async () => {
  render(<Example />);
  await userEvent.type(screen.getByRole('textbox'), 'شقة ٥');
  expect(screen.getByRole('textbox')).toHaveValue('شقة ٥');
});

it('is described by its hint, or by its error, which would repeat it', () => {
  const { rerender } = render(<Example hint="9 digits" optionalLabel="optional" />);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('9 digits');
  rerender(<Example hint="9 digits" error="Too short" optionalLabel="optional" />);
  const field = screen.getByRole('textbox', { name: 'Phone (optional)' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Too short');
});

it('is valid and undescribed otherwise', () => {
  render(<Example />);
  expect(screen.getByRole('textbox')).toBeValid();
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  // Said in so many words: screen readers call an empty required field invalid otherwise.
  expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
});
