import type { Meta, StoryObj } from '@storybook/react-vite';
import { useI18n } from '../../i18n';
import { InlineError } from './InlineError';

export default { title: 'ui/InlineError', component: InlineError } satisfies Meta;

export const Announced: StoryObj = {
  render: () => <InlineError announce>{useI18n().t('errors:something_went_wrong')}</InlineError>,
};
