import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconShape } from './Icon';
import * as icons from './icons';

export default { title: 'ui/Icon', component: Icon, args: { shape: icons.truckIcon } } satisfies Meta<
  typeof Icon
>;
type Story = StoryObj<typeof Icon>;

export const Playground: Story = {
  args: { size: 32 },
  argTypes: {
    shape: { options: Object.keys(icons), mapping: icons, control: 'select' },
    size: { options: [14, 16, 18, 20, 24, 32], control: 'inline-radio' },
  },
};

/** Icons marked with an arrow are mirrored in Arabic. */
export const All: Story = {
  render: () => (
    <ul
      style={{ display: 'grid', gap: '24px', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }}
    >
      {Object.entries<IconShape>(icons).map(([name, shape]) => (
        <li key={name} style={{ display: 'grid', gap: '8px', justifyItems: 'center' }}>
          <Icon shape={shape} size={32} />
          <code dir="ltr">
            {name} {shape.isDirectional && '↔'}
          </code>
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: ({ shape }) => (
    <p style={{ display: 'flex', gap: '12px', alignItems: 'center' }}>
      {([14, 16, 18, 20, 24, 32] as const).map((size) => (
        <Icon key={size} shape={shape} size={size} />
      ))}
    </p>
  ),
};
