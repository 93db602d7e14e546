import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inShop, withoutControls } from '../../../../widgets/src/testing';
import { PendingSearch } from '../search-overlay/SearchButton';
import { PanelNotice } from './PanelNotice';

/** In place of a menu or the search until its code is there. */
const meta = {
  title: 'layout/PanelNotice',
  component: PanelNotice,
  decorators: [inShop],
  args: { panel: { isOpen: true, open() {}, close: fn(), opener: { current: null } } },
  argTypes: withoutControls('panel', 'children', 'onRetry'),
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof PanelNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

/** The search: what is typed meanwhile stays, and Enter opens the page of results. */
export const Search: Story = {
  args: { children: <PendingSearch text="" onText={() => {}} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveFocus();
  },
};

/** The code couldn't be loaded. */
export const Failed: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    const [retry] = within(canvasElement).getAllByRole('button');
    await expect(retry).toHaveFocus();
    if (retry) await userEvent.click(retry);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
