import { PRODUCT_SORT_OPTIONS, type ProductSort } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { compactHeaderHeight } from '../../../foundation/theme';
import { useArgState, useWords } from '../../../testing';
import { FilterPills } from './FilterPills';
import { ListToolbar } from './ListToolbar';
import { SortSelect } from './SortSelect';

interface Args {
  chosenId: number | undefined;
  sort: ProductSort;
  /** Number of filters. */
  count: number;
  onChoose: (id: number | undefined) => void;
  onSort: (sort: ProductSort) => void;
}

const names = [
  ['Sofas', 'الكنب'],
  ['Armchairs', 'الكراسي'],
  ['Tables and desks', 'الطاولات والمكاتب'],
  ['Beds', 'الأسرّة'],
] as const;

function Toolbar({ chosenId, sort, count, onChoose, onSort }: Args) {
  const [chosen, setChosen] = useArgState(chosenId);
  const [order, setOrder] = useArgState(sort);
  const words = useWords({
    en: { label: 'Filter by type', all: 'All' },
    ar: { label: 'التصفية حسب النوع', all: 'الكل' },
  });
  const choices = Array.from({ length: count }, (_, index) => {
    const [name_en, name_ar] = names[index % names.length] ?? names[0];
    return { id: index + 1, name_en, name_ar };
  });
  return (
    <ListToolbar list={`${chosen} ${order}`}>
      <FilterPills
        label={words.label}
        allLabel={words.all}
        choices={choices}
        chosenId={chosen}
        onChoose={(id) => {
          setChosen(id);
          onChoose(id);
        }}
      />
      <SortSelect
        options={PRODUCT_SORT_OPTIONS}
        value={order}
        onChange={(next) => {
          setOrder(next);
          onSort(next);
        }}
      />
    </ListToolbar>
  );
}

/** Filters and sorting above a list. Sticky on wide screens. */
const meta = {
  title: 'widgets/Listing',
  component: ListToolbar,
  subcomponents: { FilterPills, SortSelect },
  args: { chosenId: undefined, sort: 'default', count: 4, onChoose: fn(), onSort: fn() },
  argTypes: {
    chosenId: { description: 'The active filter.', control: { type: 'number', min: 1 } },
    list: { table: { disable: true } },
    isReturn: { table: { disable: true } },
    children: { table: { disable: true } },
    sort: { description: 'The current order.', control: 'select', options: PRODUCT_SORT_OPTIONS },
    count: { description: 'Number of filters.', control: { type: 'number', min: 0, max: 20 } },
    onChoose: { description: 'Called with the id of a filter, undefined for all.' },
    onSort: { description: 'Called with the chosen order.' },
  },
  render: ({ chosenId, sort, count, onChoose, onSort }) => (
    <Toolbar chosenId={chosenId} sort={sort} count={count} onChoose={onChoose} onSort={onSort} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<Args>;

export const FiltersAndOrder: Story = {
  play: async ({ canvasElement, args }) => {
    const sofas = within(canvasElement).getByRole('button', { name: /sofas|الكنب/i });
    await userEvent.click(sofas);
    await expect(sofas).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChoose).toHaveBeenCalledWith(1);
  },
};

/** On narrow screens they scroll sideways. */
export const ManyFilters: Story = { args: { count: 16, chosenId: 2 } };

const belowHeader = {
  '--diwan-layout-header-height': '7rem',
  // The storefront's stories may have set it for the whole page.
  [compactHeaderHeight.slice('var('.length, -1)]: 'initial',
  blockSize: '200vh',
} as CSSProperties;

/** Below the page's own header, whose height the page sets; the list scrolls underneath. */
export const BelowHeader: Story = {
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <div style={belowHeader}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const toolbar = within(canvasElement).getByRole('group').parentElement;
    window.scrollTo({ top: 300, behavior: 'instant' });
    await expect(toolbar?.getBoundingClientRect().top).toBe(112);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const NoFilters: Story = { args: { count: 0 } };
