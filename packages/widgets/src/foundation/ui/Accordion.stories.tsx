import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Accordion } from './Accordion';

const meta = {
  title: 'ui/Accordion',
  component: Accordion,
  args: {
    headingLevel: 2,
    items: [
      { id: 1, title: 'Do you deliver outside Riyadh?', content: 'Yes, to every governorate.' },
      { id: 2, title: 'How long does custom furniture take?', content: 'From 60 to 90 days.' },
    ],
  },
  parameters: {
    arabic: {
      items: [
        { id: 1, title: 'هل توصّلون خارج الرياض؟', content: 'نعم، إلى كل المحافظات.' },
        { id: 2, title: 'كم يستغرق الأثاث المفصّل؟', content: 'من ٦٠ إلى ٩٠ يومًا.' },
      ],
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;

export const Questions: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('group') as HTMLDetailsElement[];
    for (const heading of within(canvasElement).getAllByRole('heading')) await userEvent.click(heading);
    await expect(second?.open).toBe(true);
    await expect(first?.open).toBe(false);
  },
};
