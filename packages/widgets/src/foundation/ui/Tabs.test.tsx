import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './Tabs';
import { tabAfterKey } from './use-tabs';

describe('tabAfterKey', () => {
  it('wraps around in both directions', () => {
    expect(tabAfterKey('ArrowRight', 2, 3, false)).toBe(0);
    expect(tabAfterKey('ArrowLeft', 0, 3, false)).toBe(2);
    expect(tabAfterKey('End', 0, 3, false)).toBe(2);
    expect(tabAfterKey('Home', 2, 3, true)).toBe(0);
    expect(tabAfterKey('a', 1, 3, false)).toBeUndefined();
  });

  it('moves forward to the left in Arabic', () => {
    expect(tabAfterKey('ArrowLeft', 0, 3, true)).toBe(1);
    expect(tabAfterKey('ArrowRight', 0, 3, true)).toBe(2);
  });
});

function Example() {
  const [selected, setSelected] = useState(0);
  const tabs = ['Sofa', 'Chair'].map((name) => ({ id: name, label: name, content: `About the ${name}` }));
  return <Tabs label="Pieces" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

it('shows the panel of the selected tab and is a single tab stop', async () => {
  render(<Example />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Sofa' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Chair' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Chair' })).toHaveTextContent('About the Chair');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});
