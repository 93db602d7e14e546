import { formatNumber, RIYAL, withCurrencyCode } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '../../i18n';
import { Money, type MoneyProps } from './Money';
import { Price } from './Price';

export default { title: 'ui/Money', component: Money, subcomponents: { Price } } satisfies Meta;
type Story = StoryObj;

function useRiyals(amount: number): MoneyProps {
  const { t, locale } = useI18n();
  const value = formatNumber(amount, locale);
  return { display: 'symbol', value, label: t('common:currency.price_a11y', { count: amount, value }) };
}

/** The sign stands left of the number in both languages, as the Saudi Central Bank asks. */
export const WithSign: Story = {
  render: () => <Money {...useRiyals(8449)} />,
};

export const WithCode: Story = {
  render: () => {
    const { t, locale } = useI18n();
    const value = formatNumber(8449, locale);
    return (
      <Money
        display="code"
        text={withCurrencyCode(value, RIYAL, locale)}
        label={t('common:currency.price_a11y', { count: 8449, value })}
      />
    );
  },
};

export const InASentence: Story = {
  render: () => (
    <p>
      {useI18n().t('common:from')} <Money {...useRiyals(3)} />
    </p>
  ),
};

function usePriceLabels() {
  const { t } = useI18n();
  return { current: t('common:price_now'), original: t('common:price_before') };
}

export const Reduced: Story = {
  render: () => <Price current={useRiyals(8449)} original={useRiyals(9940)} labels={usePriceLabels()} />,
};

export const Unreduced: Story = {
  render: () => <Price current={useRiyals(1_250_000)} labels={usePriceLabels()} />,
};
