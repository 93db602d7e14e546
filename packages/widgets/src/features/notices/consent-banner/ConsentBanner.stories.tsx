import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useI18n } from '../../../foundation/i18n';
import { Button } from '../../../foundation/ui/Button';
import { Shop } from '../../../testing';
import { ConsentBanner, type ConsentBannerProps } from './ConsentBanner';

const page: CSSProperties = { display: 'flex', flexDirection: 'column', minBlockSize: '150svb' };

/** A page longer than the window, with its primary button at the end. */
function Page({ onChoose }: ConsentBannerProps) {
  const { t } = useI18n();
  const [isAsking, setIsAsking] = useState(true);
  return (
    <div style={page}>
      {isAsking && (
        <ConsentBanner
          onChoose={(choice) => {
            setIsAsking(false);
            onChoose(choice);
          }}
        />
      )}
      <div style={{ flex: 1 }}>
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          {t('common:consent.change')}
        </Button>
      </div>
      <Button fullWidth>{t('checkout:place_order')}</Button>
    </div>
  );
}

const meta = {
  title: 'widgets/ConsentBanner',
  component: ConsentBanner,
  args: { onChoose: fn() },
  // The banner sticks to the end of the viewport, so the docs page renders it in an iframe.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: (args) => (
    <Shop>
      <Page {...args} />
    </Shop>
  ),
} satisfies Meta<typeof ConsentBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

const choices = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('region')).getAllByRole('button');
/** The page's button; the banner's two come first. */
const ask = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('button')[2] as HTMLElement;
const order = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('button').at(-1) as HTMLElement;

export const Asking: Story = {
  play: async ({ canvasElement, args }) => {
    const [decline, accept] = choices(canvasElement);
    // Declining is as easy as accepting: it comes first and looks the same.
    await expect(decline?.offsetWidth).toBe(accept?.offsetWidth);
    await expect(decline?.className).toBe(accept?.className);
    const { bottom } = within(canvasElement).getByRole('region').getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** At the end of the page the banner is below the content: it covers no button. */
export const EndOfPage: Story = {
  play: async ({ canvasElement }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() =>
      expect(order(canvasElement).getBoundingClientRect().bottom).toBeLessThanOrEqual(
        within(canvasElement).getByRole('region').getBoundingClientRect().top,
      ),
    );
  },
};

/** First in the tab order, and doesn't trap focus. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const [decline, accept] = choices(canvasElement);
    within(canvasElement).getByRole('link').focus();
    await userEvent.tab();
    await expect(decline).toHaveFocus();
    await userEvent.tab();
    await expect(accept).toHaveFocus();
    await userEvent.tab();
    await expect(ask(canvasElement)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith('declined');
    await expect(within(canvasElement).queryByRole('region')).toBeNull();
  },
};
