import { formatNumber } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '../../i18n';
import { vars } from '../../theme/vars.css';
import { Badge } from './Badge';

export default { title: 'ui/Badge', component: Badge } satisfies Meta;

export const Tones: StoryObj = {
  render: () => {
    const { t, locale } = useI18n();
    return (
      <p
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: '6px',
          padding: '12px',
          background: vars.color.surface.strong,
        }}
      >
        <Badge tone="reduction">{t('product:badges.off', { value: formatNumber(15, locale) })}</Badge>
        <Badge>{t('product:badges.featured')}</Badge>
        <Badge tone="quiet">{t('product:badges.custom')}</Badge>
        <Badge tone="origin">{t('product:badges.saudi_made')}</Badge>
        <Badge tone="success">{t('common:currency.price_a11y', { count: 3, value: 3 })}</Badge>
        <Badge tone="warning">{t('common:required')}</Badge>
      </p>
    );
  },
};
