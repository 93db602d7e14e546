import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden';

const meta = {
  title: 'ui/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '8,449 Saudi riyals' },
  parameters: { arabic: { children: '٨٬٤٤٩ ريالًا سعوديًا' } },
  render: (args) => (
    <p>
      <span aria-hidden="true">— 8,449 —</span> <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const InText: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const hidden = within(canvasElement).getByText(/riyals|ريال/);
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
