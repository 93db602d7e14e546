import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useArgState } from '../../testing';
import { Tabs, type TabsProps } from './Tabs';

function Example({ selected, onSelect, ...tabs }: TabsProps) {
  const [chosen, setChosen] = useArgState(selected);
  const select = (index: number) => {
    setChosen(index);
    onSelect(index);
  };
  return <Tabs {...tabs} selected={chosen} onSelect={select} />;
}

const tabs = (...names: string[]) => names.map((name, id) => ({ id, label: name, content: name }));

const meta = {
  title: 'ui/Tabs',
  component: Tabs,
  args: {
    label: 'Pieces of the set',
    tabs: tabs('Sofa', 'Armchair', 'Coffee table'),
    selected: 0,
    onSelect: fn(),
  },
  argTypes: { selected: { control: { type: 'number', min: 0, max: 2 } } },
  parameters: { arabic: { label: 'قطع الطقم', tabs: tabs('كنبة', 'كرسي', 'طاولة') } },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;

export const SetItems: StoryObj<typeof meta> = {
  play: async ({ canvasElement, globals }) => {
    const [first, second] = within(canvasElement).getAllByRole('tab');
    first?.focus();
    await userEvent.keyboard(globals.locale === 'ar' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-selected', 'true');
  },
};
