import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useI18n } from '../../i18n';
import { TextArea } from './TextArea';

export default { title: 'ui/TextArea', component: TextArea } satisfies Meta;

export const Notes: StoryObj = {
  render: () => {
    const { t } = useI18n();
    const [value, setValue] = useState('');
    return (
      <TextArea
        label={t('common:form.notes')}
        optionalLabel={t('common:optional')}
        value={value}
        onChange={setValue}
      />
    );
  },
};
