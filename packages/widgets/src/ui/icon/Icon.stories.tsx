import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './Icon';
import { type IconName, iconShapes } from './icon-shapes';

export default { title: 'ui/Icon', component: Icon } satisfies Meta;
type Story = StoryObj;

const names = Object.keys(iconShapes) as IconName[];

/** Those with an arrow after their name are mirrored in Arabic. */
export const All: Story = {
  render: () => (
    <ul
      style={{ display: 'grid', gap: '24px', gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}
    >
      {names.map((name) => (
        <li key={name} style={{ display: 'grid', gap: '8px', justifyItems: 'center' }}>
          <Icon name={name} size={32} />
          <code dir="ltr">
            {name} {iconShapes[name].isDirectional && '↔'}
          </code>
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: '12px', alignItems: 'center' }}>
      {([14, 16, 18, 20, 24, 32] as const).map((size) => (
        <Icon key={size} name="truck" size={size} />
      ))}
    </p>
  ),
};
