import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialIcon } from './SocialIcon';

const networks =
  'facebook instagram twitter pinterest youtube tiktok whatsapp linkedin x snapchat elsewhere'.split(' ');

const meta = {
  title: 'ui/SocialIcon',
  component: SocialIcon,
  args: { network: 'instagram' },
  argTypes: { network: { control: 'select', options: networks } },
} satisfies Meta<typeof SocialIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** The ten networks of the settings, and a globe for all others. */
export const All: Story = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '24px' }}>
      {networks.map((network) => (
        <li key={network} style={{ display: 'grid', gap: '8px', justifyItems: 'center' }}>
          <SocialIcon network={network} />
          <span dir="ltr">{network}</span>
        </li>
      ))}
    </ul>
  ),
};
