import { formatNumber } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '../../i18n';
import { vars } from '../../theme/vars.css';
import { CountBadge } from '../badge';
import { IconButton } from './IconButton';

export default { title: 'ui/IconButton', component: IconButton } satisfies Meta;
type Story = StoryObj;

export const Plain: Story = {
  render: () => <IconButton icon="search" label={useI18n().t('common:search')} />,
};

export const WithCount: Story = {
  render: () => {
    const { t, locale } = useI18n();
    return (
      <IconButton icon="document" label={t('layout:header.price_box_count', { count: 12 })} href="#price-box">
        <CountBadge>{formatNumber(12, locale)}</CountBadge>
      </IconButton>
    );
  },
};

export const OnPictures: Story = {
  render: () => {
    const { t } = useI18n();
    return (
      <p style={{ display: 'flex', gap: '8px', padding: '16px', background: vars.color.plaster200 }}>
        <IconButton icon="plus" variant="raised" label={t('product:add_to_cart')} />
        <IconButton icon="check" variant="active" label={t('product:remove_from_cart')} />
      </p>
    );
  },
};

export const Rings: Story = {
  render: () => {
    const { t } = useI18n();
    return (
      <p style={{ display: 'flex', gap: '8px' }}>
        <IconButton icon="arrow-start" variant="outline" label={t('common:previous')} disabled />
        <IconButton icon="arrow-end" variant="outline" label={t('common:next')} />
      </p>
    );
  },
};

export const OnInk: Story = {
  render: () => (
    <p style={{ padding: '16px', background: vars.color.ink }}>
      <IconButton icon="close" variant="onInk" label={useI18n().t('common:close')} />
    </p>
  ),
};
