import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonBox, SkeletonGroup, SkeletonLine } from './Skeleton';
import { SkeletonControl, SkeletonField } from './SkeletonField';

const meta = {
  title: 'ui/Skeleton',
  component: SkeletonGroup,
  subcomponents: { SkeletonBox, SkeletonLine, SkeletonControl, SkeletonField },
  args: {
    label: 'Loading',
    children: (
      <>
        <SkeletonBox ratio="4 / 5" />
        <SkeletonLine width={70} />
        <SkeletonLine width={90} />
        <SkeletonLine width={30} />
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: { arabic: { label: 'جارٍ التحميل' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '240px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SkeletonGroup>;
export default meta;

export const Card: StoryObj<typeof meta> = {};

/** Skeleton of a form before its code or its values have loaded. */
export const Fields: StoryObj<typeof meta> = {
  args: {
    children: (
      <>
        <SkeletonField />
        <SkeletonField />
        <br />
        <SkeletonControl />
      </>
    ),
  },
};
