import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useI18n } from '../../i18n';
import { SubmitButton } from './SubmitButton';

export default { title: 'ui/SubmitButton', component: SubmitButton } satisfies Meta;
type Story = StoryObj<{ onSubmit: () => void }>;

const inForm =
  (busy: boolean) =>
  ({ onSubmit }: { onSubmit: () => void }) => {
    const { t } = useI18n();
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <SubmitButton busy={busy} busyLabel={t('common:form.sending')}>
          {t('common:send')}
        </SubmitButton>
      </form>
    );
  };

export const Ready: Story = {
  args: { onSubmit: fn() },
  render: inForm(false),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { onSubmit: fn() },
  render: inForm(true),
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
