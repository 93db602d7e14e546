import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withoutControls } from '../../../testing';
import ChallengeDialog from './ChallengeDialog';

/** A page like the shop's. What is added to its address is a comment. */
const page = (message: object, content = ''): string =>
  `data:text/html,${encodeURIComponent(
    `<body style="margin:0;display:grid;justify-content:center">${content}<script>parent.postMessage(${JSON.stringify(message)}, '*')</script><!--`,
  )}`;

const box =
  '<div style="box-sizing:border-box;inline-size:300px;block-size:65px;padding:20px;border:1px solid;font:16px sans-serif">CAPTCHA</div>';
const shown = page({ challenge: 'shown', height: 84 }, box);

const meta = {
  title: 'ui/ChallengeDialog',
  component: ChallengeDialog,
  args: { challenge: { page: shown, attempt: 1 }, onAnswer: fn() },
  argTypes: withoutControls('challenge', 'onAnswer'),
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ChallengeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The frame's page loads in its own time. */
const WAIT_MS = 20_000;

const dialog = () => within(document.body).findByRole('dialog');

export const Shown: Story = {
  play: async () => {
    await expect(within(await dialog()).getByRole('heading')).toHaveFocus();
    const { findByTitle } = within(await dialog());
    const frame = await findByTitle(/^(Security check|التحقق الأمني)$/);
    await waitFor(() => expect(frame).toHaveStyle({ blockSize: '84px' }), { timeout: WAIT_MS });
  },
};

/** The shop no longer accepts the one that was passed. */
export const Repeated: Story = { args: { challenge: { page: shown, attempt: 2 } } };

export const Loading: Story = { args: { challenge: { page: page({}), attempt: 1 } } };

/** The service's script can't be loaded. */
export const Failed: Story = {
  args: { challenge: { page: page({ challenge: 'failed' }), attempt: 1 } },
  play: async () => {
    const again = { name: /^(Try again|إعادة المحاولة)$/ };
    const button = await within(await dialog()).findByRole('button', again, { timeout: WAIT_MS });
    await waitFor(() => expect(button).toBeVisible());
  },
};
