import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineError } from './InlineError';

const meta = {
  title: 'ui/InlineError',
  component: InlineError,
  args: { announce: true, children: 'Something went wrong' },
  parameters: { arabic: { children: 'حدث خطأ ما' } },
} satisfies Meta<typeof InlineError>;
export default meta;

export const Announced: StoryObj<typeof meta> = {};
