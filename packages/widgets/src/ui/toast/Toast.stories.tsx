import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useI18n } from '../../i18n';
import { sampleImages, useWords } from '../../testing';
import { Button } from '../button';
import { Picture } from '../picture';
import { type ToastEntry, ToastRegion } from './ToastRegion';

export default { title: 'ui/Toast', component: ToastRegion } satisfies Meta;
type Story = StoryObj;

function Example({ toasts }: { toasts: readonly ToastEntry[] }) {
  const { t } = useI18n();
  const [shown, setShown] = useState(toasts);
  return (
    <ToastRegion
      label={t('common:toast.region')}
      dismissLabel={t('common:toast.dismiss')}
      toasts={shown}
      onDismiss={(id) => setShown(shown.filter((toast) => toast.id !== id))}
    />
  );
}

export const Added: Story = {
  render: () => {
    const { t } = useI18n();
    const message = useWords({ en: 'Nafud sofa is in your cart', ar: 'كنبة نفود في سلتك' });
    return (
      <Example
        toasts={[
          {
            id: 1,
            message,
            duration: 60_000,
            picture: <Picture {...sampleImages[0]} alt="" sizes="64px" fit="contain" />,
            action: (
              <Button variant="link" href="#cart">
                {t('common:toast.view_cart')}
              </Button>
            ),
          },
        ]}
      />
    );
  },
};

/** The three newest show. */
export const Stacked: Story = {
  render: () => {
    const { t } = useI18n();
    return (
      <Example
        toasts={[1, 2, 3, 4].map((id) => ({ id, message: t('common:link_copied'), duration: 60_000 }))}
      />
    );
  },
};

export const Failed: Story = {
  render: () => (
    <Example
      toasts={[
        { id: 1, tone: 'error', message: useI18n().t('errors:something_went_wrong'), duration: 60_000 },
      ]}
    />
  ),
};
