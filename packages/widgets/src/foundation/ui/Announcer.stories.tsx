import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { announced } from '../../testing/announced';
import { Announcer, LiveRegions, useAnnounce } from './Announcer';
import { Button } from './Button';

interface Args {
  text: string;
  urgency: 'polite' | 'assertive';
  children: string;
}

function Announce({ text, urgency, children }: Args) {
  const announce = useAnnounce();
  return <Button onClick={() => announce(text, urgency)}>{children}</Button>;
}

/**
 * Screen reader announcements. `useAnnounce()` announces a text once, `useAnnouncement(text)` whenever it changes.
 * `WidgetsProvider` includes the announcer of a page; a custom dialog needs `LiveRegions` as its last child.
 */
const meta = {
  title: 'ui/Announcer',
  component: LiveRegions,
  args: { text: 'Three products found', urgency: 'polite', children: 'Announce' },
  argTypes: { urgency: { control: 'inline-radio', options: ['polite', 'assertive'] } },
  parameters: { arabic: { text: 'ثلاث نتائج', children: 'إعلان' } },
  render: ({ text, urgency, children }) => (
    <Announcer>
      <Announce text={text} urgency={urgency}>
        {children}
      </Announce>
    </Announcer>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<Args>;

const press = async (canvasElement: HTMLElement, urgency: Args['urgency']) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await waitFor(() => expect(announced(urgency)).toHaveLength(1));
};

export const Polite: Story = { play: ({ canvasElement }) => press(canvasElement, 'polite') };

/** Interrupts the screen reader: for errors. */
export const Assertive: Story = {
  args: { urgency: 'assertive' },
  play: ({ canvasElement }) => press(canvasElement, 'assertive'),
};
