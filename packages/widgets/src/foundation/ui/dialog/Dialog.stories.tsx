import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withoutControls } from '../../../testing';
import { useI18n } from '../../i18n';
import { Button } from '../Button';
import { Dialog, type DialogProps } from './Dialog';

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

interface Args {
  variant: NonNullable<DialogProps['variant']>;
  hasFooter: boolean;
}

const meta = {
  title: 'ui/Dialog',
  component: Dialog,
  args: { variant: 'modal', hasFooter: true },
  argTypes: {
    ...withoutControls('open', 'onClose', 'title', 'mark', 'hideTitle', 'closeLabel', 'tools', 'opener'),
    ...withoutControls('onKeyDown', 'footer', 'children'),
    variant: { control: 'inline-radio', options: ['modal', 'sheet', 'drawer', 'fullscreen'] },
    hasFooter: { description: 'Buttons below the content.' },
  },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
  },
  render: ({ variant, hasFooter }) => (
    <Example variant={variant} {...(!hasFooter && { footer: undefined })} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<Args>;

const opened = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  const dialog = await within(document.body).findByRole('dialog');
  await expect(within(dialog).getByRole('heading')).toHaveFocus();
  await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
};

export const Closed: Story = {};

/** Tab cycles inside, in both directions, and never reaches the page behind. */
export const TabGoesRound: Story = {
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

export const Modal: Story = { play: opened };
export const Sheet: Story = { args: { variant: 'sheet' }, play: opened };
export const Drawer: Story = { args: { variant: 'drawer', hasFooter: false }, play: opened };
export const Fullscreen: Story = {
  args: { variant: 'fullscreen', hasFooter: false },
  play: opened,
};

/** While closing, it keeps its look and content, even if its owner has nothing left to show. */
export const Leaving: Story = {
  render: () => {
    const [open, setOpen] = useState(true);
    return (
      <div style={{ blockSize: '200vh' }}>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          variant="drawer"
          title={open ? 'Menu' : ''}
          closeLabel="Close"
          footer={open && <p>Below</p>}
        >
          {open && <p>Content</p>}
        </Dialog>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
    window.scrollTo(0, 200);
    const layout = () =>
      [...dialog.querySelectorAll<HTMLElement>('h2, p')].map(({ offsetTop, offsetLeft, textContent }) => ({
        offsetTop,
        offsetLeft,
        textContent,
      }));
    const open = { parts: layout(), top: dialog.getBoundingClientRect().top };
    await expect(open.parts).toHaveLength(3);
    within(dialog).getByRole('button').click();
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect({ parts: layout(), top: dialog.getBoundingClientRect().top }).toEqual(open);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** After closing, the focus returns and the page scrolls again. */
export const ClosedAgain: Story = {
  play: async (context) => {
    await opened(context);
    const dialog = within(within(document.body).getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Close|إغلاق)$/ }));
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    await expect(within(context.canvasElement).getByRole('button')).toHaveFocus();
    await expect(document.documentElement.style.overflow).toBe('');
  },
};
