import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '../../i18n';
import { Button } from '../button';
import { EmptyState } from './EmptyState';

export default { title: 'ui/EmptyState', component: EmptyState } satisfies Meta;
type Story = StoryObj;

export const WithAction: Story = {
  render: () => {
    const { t } = useI18n();
    return (
      <EmptyState
        title={t('cart:empty_title')}
        hint={t('cart:empty_text')}
        action={<Button href="#products">{t('cart:browse')}</Button>}
      />
    );
  },
};

export const TitleOnly: Story = {
  render: () => <EmptyState headingLevel={1} title={useI18n().t('product:not_found')} />,
};
