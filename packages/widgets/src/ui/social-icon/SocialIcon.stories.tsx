import type { Meta, StoryObj } from '@storybook/react-vite';
import { SocialIcon } from './SocialIcon';

export default { title: 'ui/SocialIcon', component: SocialIcon } satisfies Meta;

const networks =
  'facebook instagram twitter pinterest youtube tiktok whatsapp linkedin x snapchat elsewhere'.split(' ');

/** The ten networks of the settings, and the globe for any other. */
export const All: StoryObj = {
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
