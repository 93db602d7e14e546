import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextArea } from './TextArea';

it('uses the page’s direction for its placeholder, and the text’s own for its value', () => {
  const area = (value: string) => (
    <TextArea label="Message" placeholder="…" value={value} onChange={() => {}} />
  );
  const { rerender } = render(area(''));
  expect(screen.getByLabelText('Message')).not.toHaveAttribute('dir');
  rerender(area('مرحبا'));
  expect(screen.getByLabelText('Message')).toHaveAttribute('dir', 'auto');
});
