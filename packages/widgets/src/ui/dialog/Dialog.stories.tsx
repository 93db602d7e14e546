import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useI18n } from '../../i18n';
import { Button } from '../button';
import { Dialog, type DialogProps } from './Dialog';

export default { title: 'ui/Dialog', component: Dialog } satisfies Meta;
type Story = StoryObj;

function Example(props: Partial<DialogProps>) {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('cart:clear')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('cart:clear_confirm_title')}
        closeLabel={t('common:close')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t('common:confirm')}</Button>
            <Button variant="outline" onClick={() => setOpen(false)}>
              {t('common:cancel')}
            </Button>
          </>
        }
        {...props}
      >
        <p>{t('cart:clear_confirm_text')}</p>
      </Dialog>
    </>
  );
}

const opened = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  const dialog = await within(document.body).findByRole('dialog');
  await expect(within(dialog).getByRole('heading')).toHaveFocus();
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
};

/** Tab goes round inside, in both directions; the page behind is none of its stops. */
export const TabGoesRound: Story = {
  render: () => <Example />,
  play: async (context) => {
    await opened(context);
    const dialog = within(within(document.body).getByRole('dialog'));
    const [close, confirm, cancel] = dialog.getAllByRole('button');
    for (const stop of [close, confirm, cancel, close]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    await userEvent.tab({ shift: true });
    await expect(cancel).toHaveFocus();
  },
};

export const Closed: Story = { render: () => <Example /> };
export const Modal: Story = { render: () => <Example />, play: opened };
export const Sheet: Story = { render: () => <Example variant="sheet" />, play: opened };
export const Drawer: Story = { render: () => <Example variant="drawer" footer={undefined} />, play: opened };
export const Fullscreen: Story = {
  render: () => <Example variant="fullscreen" footer={undefined} />,
  play: opened,
};

/** Closed again: the focus goes back to where it was and the page scrolls. */
export const ClosedAgain: Story = {
  render: () => <Example />,
  play: async (context) => {
    await opened(context);
    const dialog = within(within(document.body).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Close|إغلاق)$/ }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    await expect(within(context.canvasElement).getByRole('button')).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe('');
  },
};
