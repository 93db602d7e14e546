import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Money } from './Money';
import { Price } from './Price';

const riyals = (value: string) => ({ display: 'symbol', value, label: `${value} Saudi riyals` }) as const;

it('puts the sign left of the number in every language', () => {
  render(
    <p dir="rtl">
      <Money {...riyals('٨٬٤٤٩')} />
    </p>,
  );
  const amount = screen.getByText('٨٬٤٤٩').closest('bdi');
  expect(amount).toHaveAttribute('dir', 'ltr');
  expect(amount?.firstElementChild?.localName).toBe('svg');
});

it('is read once, with its currency', () => {
  const { container } = render(<Money {...riyals('8,449')} />);
  const seen = [...container.querySelectorAll('[aria-hidden="true"]')].map((element) => element.textContent);
  expect(seen).toContain('8,449');
  expect(screen.getByText('8,449 Saudi riyals')).not.toHaveAttribute('aria-hidden');
});

it('uses the language’s order of number and code', () => {
  render(<Money display="code" text="٨٬٤٤٩ ر.س" label="٨٬٤٤٩ ريالًا سعوديًا" />);
  expect(screen.getByText('٨٬٤٤٩ ر.س').closest('bdi')).not.toHaveAttribute('dir');
});

const labels = { current: 'Current price', original: 'Original price' };

it('names both prices of a reduced product, the new one first', () => {
  const { container } = render(
    <Price current={riyals('8,449')} original={riyals('9,940')} labels={labels} />,
  );
  expect(container.textContent).toBe(
    'Current price 8,4498,449 Saudi riyalsOriginal price 9,9409,940 Saudi riyals',
  );
  expect(container.querySelector('del')).toHaveTextContent('9,940');
});

it('mentions no original price if there is none', () => {
  const { container } = render(<Price current={riyals('8,449')} labels={labels} />);
  expect(container).not.toHaveTextContent('price');
});
