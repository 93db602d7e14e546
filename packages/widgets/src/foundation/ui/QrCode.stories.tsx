import type { Meta, StoryObj } from '@storybook/react-vite';
import { QrCode } from './QrCode';
import { useQrCode } from './use-qr-code';

export default { title: 'ui/QrCode', component: QrCode } satisfies Meta;
type Story = StoryObj<{ url: string }>;

export const Address: Story = {
  args: { url: 'https://shop.example/product/nafud-three-seat-sofa-NF1042' },
  render: ({ url }) => <QrCode drawing={useQrCode(url)} label={url} />,
};

/** The longest URLs make the densest codes. */
export const LongAddress: Story = {
  ...Address,
  args: { url: `https://shop.example/price-box#${'v1.nafud-three-seat-sofa.'.repeat(8)}` },
};

/** Reserves the space while the code is being drawn. */
export const Loading: Story = {
  render: () => <QrCode drawing={undefined} label="Loading" />,
};
