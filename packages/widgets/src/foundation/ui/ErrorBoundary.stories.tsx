import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { withoutControls } from '../../testing';
import { useI18n } from '../i18n';
import { Button } from './Button';
import { ErrorBoundary } from './ErrorBoundary';

interface Args {
  hasFailed: boolean;
  onError: (error: unknown) => void;
}

function Part({ hasFailed }: { hasFailed: boolean }) {
  if (hasFailed) throw new Error('This part of the page failed on purpose.');
  return <p>{useI18n().t('common:home')}</p>;
}

function Example({ hasFailed, onError }: Args) {
  const { t } = useI18n();
  return (
    <ErrorBoundary
      key={String(hasFailed)}
      onError={onError}
      fallback={(retry) => (
        <p>
          {t('errors:something_went_wrong')}{' '}
          <Button variant="link" onClick={retry}>
            {t('common:retry')}
          </Button>
        </p>
      )}
    >
      <Part hasFailed={hasFailed} />
    </ErrorBoundary>
  );
}

const meta = {
  title: 'ui/ErrorBoundary',
  component: ErrorBoundary,
  args: { hasFailed: true, onError: fn() },
  argTypes: {
    ...withoutControls('fallback', 'children'),
    hasFailed: { description: 'Whether its children fail.' },
  },
  render: ({ hasFailed, onError }) => <Example hasFailed={hasFailed} onError={onError} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<Args>;

export const Failed: Story = {
  play: async ({ canvasElement, args }) => {
    await expect(args.onError).toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getByRole('button')).toBeVisible();
  },
};

export const Working: Story = { args: { hasFailed: false } };
