import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleImages, useArgState } from '../../testing';
import { Button } from './Button';
import { Picture } from './Picture';
import { ToastRegion, type ToastRegionProps } from './ToastRegion';

function Example({ toasts, onDismiss, ...region }: ToastRegionProps) {
  const [shown, setShown] = useArgState(toasts);
  const dismiss: ToastRegionProps['onDismiss'] = (id) => {
    setShown(shown.filter((toast) => toast.id !== id));
    onDismiss(id);
  };
  return <ToastRegion {...region} toasts={shown} onDismiss={dismiss} />;
}

const duration = 60_000;
const picture = <Picture {...sampleImages[0]} alt="" sizes="64px" fit="contain" />;
const added = (message: string, action: string) => [
  {
    id: 1,
    message,
    duration,
    picture,
    action: (
      <Button variant="link" href="#cart">
        {action}
      </Button>
    ),
  },
];

const meta = {
  title: 'ui/Toast',
  component: ToastRegion,
  args: {
    label: 'Notifications',
    dismissLabel: 'Dismiss',
    toasts: added('Nafud sofa is in your cart', 'View cart'),
    onDismiss: fn(),
  },
  argTypes: { toasts: { control: false } },
  parameters: {
    // It is fixed to the edge of the window.
    docs: { story: { inline: false, height: '280px' } },
    arabic: {
      label: 'الإشعارات',
      dismissLabel: 'إغلاق الإشعار',
      toasts: added('كنبة نفود في سلتك', 'عرض السلة'),
    },
  },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Added: Story = {};

const copied = (message: string) => [1, 2, 3, 4].map((id) => ({ id, message, duration }));

/** The three newest are visible. */
export const Stacked: Story = {
  args: { toasts: copied('Link copied') },
  parameters: { arabic: { toasts: copied('نُسخ الرابط') } },
};

const failed = (message: string) => [{ id: 1, tone: 'error' as const, message, duration }];

export const Failed: Story = {
  args: { toasts: failed('Something went wrong') },
  parameters: { arabic: { toasts: failed('حدث خطأ ما') } },
};
