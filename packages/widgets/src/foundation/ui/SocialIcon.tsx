import { Icon, type IconShape } from './Icon';
import { globeIcon, whatsappIcon } from './icons';

const ring = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z';

/** The networks in the settings (spec §2, footer) except WhatsApp, which is one of the regular icons. */
const shapes = {
  facebook: {
    solids:
      'M14.6 8.4h2.1V5.3h-2.5c-2 0-3.3 1.3-3.3 3.3V11H8.4v3.1h2.5v6.6h3.2v-6.6h2.4l.5-3.1h-2.9V9.2c0-.5.2-.8.5-.8Z',
  },
  instagram: {
    lines:
      'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM16.8 7.2v.1',
  },
  linkedin: {
    lines: 'M4 4h16v16H4zM8 11v5.5M8 7.6v.2M11.5 16.5V11M11.5 13.6c0-1.7 1-2.7 2.4-2.7s2.1 1 2.1 2.7v2.9',
  },
  pinterest: {
    lines: `${ring}M9.8 20.6 12 10.5M8.8 12.5c-1.3-3 .9-5.3 3.5-5.3 2.4 0 3.9 1.6 3.9 3.7 0 2.4-1.3 4.3-3.2 4.3-1.1 0-1.8-.7-2-1.4`,
  },
  snapchat: {
    lines:
      'M12 3.5c-2.7 0-4.4 1.9-4.4 4.5v2.2l-1.7.4.4 1 1.3.7c-.4 1.7-1.8 3-3.6 3.5.3 1 1.7 1.1 2.7 1.3.2.5.1 1 .6 1.2.9.2 1.8-.2 2.7.3.6.4 1.1 1 2 1s1.4-.6 2-1c.9-.5 1.8-.1 2.7-.3.5-.2.4-.7.6-1.2 1-.2 2.4-.3 2.7-1.3-1.8-.5-3.2-1.8-3.6-3.5l1.3-.7.4-1-1.7-.4V8c0-2.6-1.7-4.5-4.4-4.5Z',
  },
  tiktok: { lines: 'M13.5 3.5v11.8a3.7 3.7 0 1 1-3.7-3.7M13.5 3.5c.3 2.6 2.1 4.3 4.7 4.5' },
  twitter: {
    solids:
      'M20.5 6.8c-.6.3-1.3.5-2 .6.7-.5 1.2-1.1 1.5-1.9-.7.4-1.4.7-2.2.8a3.5 3.5 0 0 0-6 3.2c-2.9-.1-5.5-1.5-7.2-3.7a3.5 3.5 0 0 0 1.1 4.7c-.6 0-1.1-.2-1.6-.4 0 1.7 1.2 3.2 2.8 3.5-.5.1-1 .2-1.6.1.5 1.4 1.8 2.4 3.3 2.4a7 7 0 0 1-5.1 1.4A9.9 9.9 0 0 0 8.9 19c6.4 0 9.9-5.3 9.9-9.9v-.5c.7-.5 1.3-1.1 1.7-1.8Z',
  },
  x: { lines: 'M4.5 4.5h4l11 15h-4ZM19 4.5l-5.7 6.5M5 19.5l5.8-6.6' },
  youtube: {
    lines: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3Z',
    solids: 'M10 9v6l5-3-5-3Z',
  },
} as const satisfies Record<string, IconShape>;

const isDrawn = (network: string): network is keyof typeof shapes => Object.hasOwn(shapes, network);

/** The logo of a network; a globe for unknown ones. Logos are never mirrored. */
export function SocialIcon({ network }: { network: string }) {
  const name = network.toLowerCase();
  if (isDrawn(name)) return <Icon shape={shapes[name]} size={20} />;
  return <Icon shape={name === 'whatsapp' ? whatsappIcon : globeIcon} size={20} />;
}
