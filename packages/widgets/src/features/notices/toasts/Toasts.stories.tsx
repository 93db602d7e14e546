import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { useI18n } from '../../../foundation/i18n';
import { useDiwan } from '../../../foundation/provider';
import { Button } from '../../../foundation/ui/Button';
import { inShop, sampleImages, useWords } from '../../../testing';
import { Toasts } from './Toasts';

/** A button that shows the toasts of widgets. The surrounding shop renders the toast region, as every page does. */
function Confirming({ tone }: { tone: 'status' | 'error' }) {
  const { t } = useI18n();
  const { toasts } = useDiwan().stores;
  const words = useWords({
    en: { show: 'Add to cart', done: 'Nafud sofa is in your cart' },
    ar: { show: 'إضافة إلى السلة', done: 'كنبة نفود في سلتك' },
  });
  const [picture] = sampleImages;
  const confirm = () =>
    toasts.show(words.done, {
      delay: 0,
      picture,
      action: { label: t('common:toast.view_cart'), href: '#cart' },
    });
  const fail = () => toasts.show(t('errors:something_went_wrong'), { delay: 0, tone: 'error' });
  return <Button onClick={tone === 'status' ? confirm : fail}>{words.show}</Button>;
}

interface Args {
  tone: 'status' | 'error';
}

const meta = {
  title: 'widgets/Toasts',
  component: Toasts,
  decorators: [inShop],
  args: { tone: 'status' },
  argTypes: {
    tone: {
      description: 'Tone of the next toast: a confirmation or an error.',
      control: 'inline-radio',
      options: ['status', 'error'],
    },
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: ({ tone }) => <Confirming tone={tone} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<Args>;

const show = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button'));

/** Confirms an action, with a link to continue. */
export const Confirmation: Story = {
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    const link = await within(canvasElement).findByRole('link', { name: /view cart|عرض السلة/i });
    await waitFor(() => expect(link).toBeVisible());
  },
};

export const Failure: Story = {
  args: { tone: 'error' },
  play: async ({ canvasElement }) => {
    await show(canvasElement);
    const toast = await within(canvasElement).findByText(/went wrong|حدث خطأ/);
    await waitFor(() => expect(toast).toBeVisible());
  },
};
