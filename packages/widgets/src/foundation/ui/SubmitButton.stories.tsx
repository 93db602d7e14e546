import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SubmitButton, type SubmitButtonProps } from './SubmitButton';

interface Args extends SubmitButtonProps {
  onSubmit: () => void;
}

const meta = {
  title: 'ui/SubmitButton',
  component: SubmitButton,
  args: {
    busy: false,
    busyLabel: 'Sending…',
    disabled: false,
    fullWidth: false,
    children: 'Send',
    onSubmit: fn(),
  },
  argTypes: { onSubmit: { description: 'Called by the surrounding form.' } },
  parameters: { arabic: { busyLabel: 'جارٍ الإرسال…', children: 'إرسال' } },
  render: ({ onSubmit, ...button }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SubmitButton {...button} />
    </form>
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
