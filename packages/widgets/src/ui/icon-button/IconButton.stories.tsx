import { formatNumber } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '../../i18n';
import { vars } from '../../theme/vars.css';
import { CountBadge } from '../badge';
import { arrowEndIcon } from '../icon/icons/arrow-end';
import { arrowStartIcon } from '../icon/icons/arrow-start';
import { checkIcon } from '../icon/icons/check';
import { closeIcon } from '../icon/icons/close';
import { documentIcon } from '../icon/icons/document';
import { plusIcon } from '../icon/icons/plus';
import { searchIcon } from '../icon/icons/search';
import { IconButton } from './IconButton';

export default { title: 'ui/IconButton', component: IconButton } satisfies Meta;
type Story = StoryObj;

export const Plain: Story = {
  render: () => <IconButton icon={searchIcon} label={useI18n().t('common:search')} />,
};

export const WithCount: Story = {
  render: () => {
    const { t, locale } = useI18n();
    return (
      <IconButton
        icon={documentIcon}
        label={t('common:basket_button.price_box', { count: 12 })}
        href="#price-box"
      >
        <CountBadge>{formatNumber(12, locale)}</CountBadge>
      </IconButton>
    );
  },
};

export const OnPictures: Story = {
  render: () => {
    const { t } = useI18n();
    return (
      <p style={{ display: 'flex', gap: '8px', padding: '16px', background: vars.color.surface.strong }}>
        <IconButton icon={plusIcon} variant="raised" label={t('product:add_to_cart')} />
        <IconButton icon={checkIcon} variant="active" label={t('product:remove_from_cart')} />
      </p>
    );
  },
};

export const Rings: Story = {
  render: () => {
    const { t } = useI18n();
    return (
      <p style={{ display: 'flex', gap: '8px' }}>
        <IconButton icon={arrowStartIcon} variant="outline" label={t('common:previous')} disabled />
        <IconButton icon={arrowEndIcon} variant="outline" label={t('common:next')} />
      </p>
    );
  },
};

export const Inverse: Story = {
  render: () => (
    <p style={{ padding: '16px', background: vars.color.surface.inverse }}>
      <IconButton icon={closeIcon} variant="inverse" label={useI18n().t('common:close')} />
    </p>
  ),
};
