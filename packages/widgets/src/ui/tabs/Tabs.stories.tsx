import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useWords } from '../../testing';
import { Tabs } from './Tabs';

export default { title: 'ui/Tabs', component: Tabs } satisfies Meta;

export const SetItems: StoryObj = {
  render: () => {
    const { label, names } = useWords({
      en: { label: 'Pieces of the set', names: ['Sofa', 'Armchair', 'Coffee table'] },
      ar: { label: 'قطع الطقم', names: ['كنبة', 'كرسي', 'طاولة'] },
    });
    const [selected, setSelected] = useState(0);
    return (
      <Tabs
        label={label}
        selected={selected}
        onSelect={setSelected}
        tabs={names.map((name) => ({ id: name, label: name, content: <p>{name}</p> }))}
      />
    );
  },
  play: async ({ canvasElement, globals }) => {
    const [first, second] = within(canvasElement).getAllByRole('tab');
    first?.focus();
    await userEvent.keyboard(globals.locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};
