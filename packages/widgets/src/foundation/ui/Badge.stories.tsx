import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../theme/vars.css';
import { Badge, CountBadge } from './Badge';
import * as styles from './Badge.css';

const tones = Object.keys(styles.tones) as (keyof typeof styles.tones)[];

const meta = {
  title: 'ui/Badge',
  component: Badge,
  subcomponents: { CountBadge },
  args: { tone: 'neutral', children: 'Featured' },
  argTypes: { tone: { control: 'select', options: tones } },
  parameters: { arabic: { children: 'مميّز' } },
  decorators: [
    (Story) => (
      <p style={{ padding: '12px', background: vars.color.surface.strong }}>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};

export const Tones: Story = {
  render: ({ children }) => (
    <span style={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {children}
        </Badge>
      ))}
    </span>
  ),
};

/** On a control whose accessible name includes the number. */
export const Count: Story = {
  args: { children: '12' },
  parameters: { arabic: { children: '١٢' } },
  render: ({ children }) => (
    <span style={{ position: 'relative', display: 'inline-block', blockSize: '44px', inlineSize: '44px' }}>
      <CountBadge>{String(children)}</CountBadge>
    </span>
  ),
};
