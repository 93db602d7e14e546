import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useI18n } from '../../i18n';
import { Button } from './Button';

export default { title: 'ui/Button', component: Button } satisfies Meta;
type Story = StoryObj<{ onClick: () => void }>;

export const Primary: Story = {
  render: () => <Button>{useI18n().t('product:add_to_cart')}</Button>,
};

export const Outline: Story = {
  render: () => (
    <Button variant="outline" iconStart="document">
      {useI18n().t('product:add_to_price_box')}
    </Button>
  ),
};

export const Link: Story = {
  render: () => (
    <Button variant="link" href="#all" iconEnd="arrow-end">
      {useI18n().t('common:view_all')}
    </Button>
  ),
};

export const Busy: Story = {
  args: { onClick: fn() },
  render: ({ onClick }) => {
    const { t } = useI18n();
    return (
      <Button busy busyLabel={t('common:form.sending')} onClick={onClick}>
        {t('common:send')}
      </Button>
    );
  },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
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
