import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '../../i18n';
import { SkeletonBox, SkeletonGroup, SkeletonLine } from './Skeleton';

export default { title: 'ui/Skeleton', component: SkeletonGroup } satisfies Meta;

export const Card: StoryObj = {
  render: () => (
    <div style={{ inlineSize: '240px' }}>
      <SkeletonGroup label={useI18n().t('common:loading')}>
        <SkeletonBox ratio="4 / 5" />
        <SkeletonLine width={70} />
        <SkeletonLine width={90} />
        <SkeletonLine width={30} />
      </SkeletonGroup>
    </div>
  ),
};
