import { formatNumber, RIYAL, withCurrencyCode } from '@diwan/sdk/commerce';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '../i18n';
import { Money, type MoneyProps } from './Money';
import { Price } from './Price';

function useRiyals(amount: number): MoneyProps {
  const { t, locale } = useI18n();
  const value = formatNumber(amount, locale);
  return { display: 'symbol', value, label: t('common:currency.price_a11y', { count: amount, value }) };
}

function Amount({ amount, display }: Pick<Args, 'amount' | 'display'>) {
  const { t, locale } = useI18n();
  const riyals = useRiyals(amount);
  if (display === 'symbol') return <Money {...riyals} />;
  const value = formatNumber(amount, locale);
  return (
    <Money
      display="code"
      text={withCurrencyCode(value, RIYAL, locale)}
      label={t('common:currency.price_a11y', { count: amount, value })}
    />
  );
}

interface Args {
  amount: number;
  display: 'symbol' | 'code';
  /** Price before the reduction; 0 without one. */
  original: number;
}

const meta = {
  title: 'ui/Money',
  component: Money,
  subcomponents: { Price },
  args: { amount: 8449, display: 'symbol', original: 0 },
  argTypes: {
    amount: { description: 'Amount in riyals; the story derives `value` and `label` from it.' },
    original: { description: 'Amount in riyals before a reduction.' },
    display: { control: 'inline-radio', options: ['symbol', 'code'] },
  },
  parameters: { controls: { include: ['amount', 'display'] } },
  render: ({ amount, display }) => <Amount amount={amount} display={display} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<Args>;

/** The sign is left of the number in both languages, as the Saudi Central Bank requires. */
export const WithSign: Story = {};

export const WithCode: Story = { args: { display: 'code' } };

export const InASentence: Story = {
  args: { amount: 3 },
  render: ({ amount, display }) => (
    <p>
      {useI18n().t('common:from')} <Amount amount={amount} display={display} />
    </p>
  ),
};

function Reduction({ amount, original }: Pick<Args, 'amount' | 'original'>) {
  const { t } = useI18n();
  const [current, before] = [useRiyals(amount), useRiyals(original)];
  const labels = { current: t('common:price_now'), original: t('common:price_before') };
  return <Price current={current} {...(original > amount && { original: before })} labels={labels} />;
}

/** `Price`: the current and the original price. */
export const Reduced: Story = {
  args: { original: 9940 },
  parameters: { controls: { include: ['amount', 'original'] } },
  render: ({ amount, original }) => <Reduction amount={amount} original={original} />,
};

export const Unreduced: Story = { ...Reduced, args: { amount: 1_250_000 } };
