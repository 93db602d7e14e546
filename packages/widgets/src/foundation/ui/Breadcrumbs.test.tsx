import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs';

it('puts its arrows after the crumbs, so that no wrapped line starts with one', () => {
  render(
    <Breadcrumbs
      label="Breadcrumb"
      locale="en"
      crumbs={[{ label: 'Home', href: '/' }, { label: 'Sofas', href: '/sofas' }, { label: 'Nafud' }]}
    />,
  );
  const parts = screen
    .getAllByRole('listitem')
    .map(({ children }) => [...children].map(({ tagName }) => tagName));
  expect(parts).toEqual([['A', 'svg'], ['A', 'svg'], ['SPAN']]);
});

it('marks a crumb in another language', () => {
  render(
    <Breadcrumbs
      label="Breadcrumb"
      locale="en"
      crumbs={[{ label: 'الكنب', href: '/sofas' }, { label: 'Nafud' }]}
    />,
  );
  expect(screen.getByText('الكنب').getAttribute('lang')).toBe('ar');
  expect(screen.getByText('Nafud').getAttribute('lang')).toBe(null);
});
