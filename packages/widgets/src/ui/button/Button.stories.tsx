import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '../../i18n';
import { arrowEndIcon } from '../icon/icons/arrow-end';
import { documentIcon } from '../icon/icons/document';
import { Button } from './Button';

export default { title: 'ui/Button', component: Button } satisfies Meta;
type Story = StoryObj;

export const Primary: Story = {
  render: () => <Button>{useI18n().t('product:add_to_cart')}</Button>,
};

export const Outline: Story = {
  render: () => (
    <Button variant="outline" iconStart={documentIcon}>
      {useI18n().t('product:add_to_price_box')}
    </Button>
  ),
};

export const Link: Story = {
  render: () => (
    <Button variant="link" href="#all" iconEnd={arrowEndIcon}>
      {useI18n().t('common:view_all')}
    </Button>
  ),
};

export const Disabled: Story = {
  render: () => <Button disabled>{useI18n().t('product:add_to_cart')}</Button>,
};

export const FullWidth: Story = {
  render: () => (
    <Button fullWidth size="compact">
      {useI18n().t('product:add_to_cart')}
    </Button>
  ),
};
