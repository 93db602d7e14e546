import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useWords } from '../../testing';
import { Accordion } from './Accordion';

export default { title: 'ui/Accordion', component: Accordion } satisfies Meta;

export const Questions: StoryObj = {
  render: () => {
    const questions = useWords({
      en: [
        ['Do you deliver outside Riyadh?', 'Yes, to every governorate.'],
        ['How long does custom furniture take?', 'From 60 to 90 days.'],
      ],
      ar: [
        ['هل توصّلون خارج الرياض؟', 'نعم، إلى كل المحافظات.'],
        ['كم يستغرق الأثاث المفصّل؟', 'من ٦٠ إلى ٩٠ يومًا.'],
      ],
    });
    return (
      <Accordion
        headingLevel={2}
        items={questions.map(([title = '', content], id) => ({ id, title, content: <p>{content}</p> }))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('group') as HTMLDetailsElement[];
    for (const heading of within(canvasElement).getAllByRole('heading')) await userEvent.click(heading);
    await expect(second?.open).toBe(true);
    await expect(first?.open).toBe(false);
  },
};
